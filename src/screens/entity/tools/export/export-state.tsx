import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { listExportMachine } from '#machines/list-export/machine.ts';
import { Button } from '#ui/base/button.tsx';
import css from './dock.module.css';
import { ExportSaved } from './export-saved.tsx';
import { formatNumber } from './format-number.ts';

interface ExportStateProps {
  readonly reading: ActorRefFrom<typeof listExportMachine>;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The progress of an export and its result. The file is made only when all pages are read. */
export function ExportState({ reading, fileName, onClose, onAgain }: ExportStateProps) {
  const text = useText();
  const serverText = useServerText();
  const { read, total, firstTotal, failure, saved } = useSelector(reading, (snapshot) => snapshot.context);
  const isWaiting = useSelector(reading, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  const far = text('{{done}} of {{total}}', {
    done: formatNumber(read),
    total: total === null ? '…' : formatNumber(total),
  });
  const activity = isWaiting ? text('Waiting until you have signed in again') : text('Preparing the CSV file');

  return (
    <>
      {saved ? (
        <ExportSaved
          records={saved.records}
          firstTotal={firstTotal}
          lastTotal={total}
          fileName={fileName}
          onAgain={onAgain}
        />
      ) : (
        <div className={css['words']}>
          <div role="status">
            {failure ? (
              <>
                <strong>{text('Stopped at {{far}}', { far })}</strong>
                <p>{serverText(failure.message)}</p>
                <p>{text('No file was created, because the list is incomplete.')}</p>
              </>
            ) : (
              activity
            )}
          </div>
          {!failure && (
            <div className={css['far']}>
              <progress aria-label={activity} max={total ?? 1} value={Math.min(read, total ?? 0)} />
              {far}
            </div>
          )}
        </div>
      )}
      {failure && (
        <Button size="small" onClick={() => reading.send({ type: 'export.retry' })}>
          {text('Retry')}
        </Button>
      )}
      {/* The same button in all states, so that it keeps the focus. */}
      <Button key="end" size="small" onClick={saved ? onClose : () => reading.send({ type: 'export.cancel' })}>
        {saved ? text('Close') : text('Cancel')}
      </Button>
    </>
  );
}
