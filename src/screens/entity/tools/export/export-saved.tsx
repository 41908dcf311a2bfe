import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import css from './dock.module.css';
import { formatNumber } from './format-number.ts';

interface ExportSavedProps {
  readonly records: number;
  /** The total number of records at the start and at the end of the export. */
  readonly firstTotal: number | null;
  readonly lastTotal: number | null;
  readonly fileName: string;
  readonly onAgain: () => void;
}

/** The number of records in the file, and whether the list changed during the export. */
export function ExportSaved({ records, firstTotal, lastTotal, fileName, onAgain }: ExportSavedProps) {
  const text = useText();
  const hasChanged = firstTotal !== lastTotal || records !== lastTotal;
  return (
    <>
      <div className={css['words']} role="status">
        <strong>{text('{{number}} records in {{file}}', { number: formatNumber(records), file: fileName })}</strong>
        {hasChanged && (
          <p>
            {text('The list changed during the export, from {{first}} to {{last}} records. Some may be missing.', {
              first: formatNumber(firstTotal ?? 0),
              last: formatNumber(lastTotal ?? 0),
            })}
          </p>
        )}
      </div>
      {hasChanged && (
        <Button size="small" onClick={onAgain}>
          {text('Refresh')}
        </Button>
      )}
    </>
  );
}
