import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import css from './dock.module.css';
import { formatNumber } from './format-number.ts';

interface ExportSavedProps {
  readonly records: number;
  /** How many there were in all when the reading began, and when it ended. */
  readonly first: number | null;
  readonly last: number | null;
  readonly fileName: string;
  readonly onAgain: () => void;
}

/** What is in the file, and whether the list has changed while it was read. */
export function ExportSaved({ records, first, last, fileName, onAgain }: ExportSavedProps) {
  const text = useText();
  const hasChanged = first !== last || records !== last;
  return (
    <>
      <div className={css['words']} role="status">
        <strong>{text('{{number}} records in {{file}}', { number: formatNumber(records), file: fileName })}</strong>
        {hasChanged && (
          <p>
            {text('The list changed while it was read, from {{first}} records to {{last}}: some may be missing.', {
              first: formatNumber(first ?? 0),
              last: formatNumber(last ?? 0),
            })}
          </p>
        )}
      </div>
      {hasChanged && (
        <Button size="small" onClick={onAgain}>
          {text('Read again')}
        </Button>
      )}
    </>
  );
}
