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

/** How far the reading of a whole search is, and what came of it. There is a file once all of it is there. */
export function ExportState({ reading, fileName, onClose, onAgain }: ExportStateProps) {
  const text = useText();
  const serverText = useServerText();
  const { read, total, firstTotal, failure, saved } = useSelector(reading, (snapshot) => snapshot.context);
  const isWaiting = useSelector(reading, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  const far = text('{{done}} of {{total}}', {
    done: formatNumber(read),
    total: total === null ? '…' : formatNumber(total),
  });
  const doing = isWaiting ? text('Waiting until you have signed in again') : text('Reading for the CSV file');

  return (
    <>
      {saved ? (
        <ExportSaved records={saved.records} first={firstTotal} last={total} fileName={fileName} onAgain={onAgain} />
      ) : (
        <div className={css['words']}>
          <div role="status">
            {failure ? (
              <>
                <strong>{text('Stopped at {{far}}', { far })}</strong>
                <p>{serverText(failure.message)}</p>
                <p>{text('There is no file yet: a part of a list looks like the whole of it.')}</p>
              </>
            ) : (
              doing
            )}
          </div>
          {!failure && (
            <div className={css['far']}>
              <progress aria-label={doing} max={total ?? 1} value={Math.min(read, total ?? 0)} />
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
      {/* One button through all of it: the focus stays. */}
      <Button key="end" size="small" onClick={saved ? onClose : () => reading.send({ type: 'export.cancel' })}>
        {saved ? text('Close') : text('Cancel')}
      </Button>
    </>
  );
}
