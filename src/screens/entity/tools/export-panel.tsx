import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { largestPage } from '#domain/limits.ts';
import type { Entity } from '#entities/define.ts';
import type { Language } from '#i18n/english.ts';
import { localeOf } from '#i18n/locale.ts';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { listExportLogic } from '#lists/list-export-logic.ts';
import type { listExportMachine } from '#machines/list-export/machine.ts';
import { useReconnected } from '#session/connection/use-reconnected.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import { Progress } from '#ui/loading/progress.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { ExportFormat, ListExport, ListStore } from '../list/list-store.ts';
import css from './dock.module.css';
import { exportedColumns } from './export-cells.ts';
import { csvFile, spreadsheetFile } from './export-files.ts';

const formatNames: Readonly<Record<ExportFormat, Text>> = { csv: 'CSV', xlsx: 'Excel' };

const activities: Readonly<Record<ExportFormat, Text>> = {
  csv: 'Preparing the CSV file',
  xlsx: 'Preparing the Excel file',
};

interface ExportPanelProps {
  readonly entity: Entity;
  readonly store: ListStore;
  readonly exported: ListExport;
  /** Exports the list as it is now. */
  readonly onAgain: () => void;
}

/** Exports all pages of a search to a file. The list can be used meanwhile. */
export function ExportPanel({ entity, store, exported, onAgain }: ExportPanelProps) {
  const text = useText();
  const api = useOwnApi();
  const { format, criteria, opener } = exported;
  const title = [text(entity.label), criteria.search].filter((part) => part !== '').join(' ');
  const [fileName] = useState(`${title}.${format}`);
  const [logic] = useState(() => {
    const order = { entity, columns: exportedColumns(exported.columns), title, fileName, text };
    return format === 'csv'
      ? listExportLogic(api, entity, csvFile(order))
      : listExportLogic(api, entity, spreadsheetFile(order));
  });
  const reading = useActorRef(logic, { input: { ...criteria, perPage: largestPage } });
  const isEnded = useSelector(reading, ({ status }) => status === 'done');
  useResumed(reading);
  useReconnected(() => {
    if (reading.getSnapshot().context.failure?.kind === 'offline') reading.send({ type: 'export.retry' });
  });

  function close() {
    opener.focus();
    store.set({ exported: null });
  }

  const noteEnd = useEffectEvent(() => {
    if (reading.getSnapshot().context.saved) store.set({ exported: { ...exported, isSaved: true } });
    else close();
  });
  useEffect(() => {
    if (isEnded) noteEnd();
  }, [isEnded]);
  const notifyUnfinished = useEffectEvent(() => {
    if (reading.getSnapshot().status !== 'done') toast.error(text('Export cancelled: you left the list'));
  });
  useEffect(() => () => notifyUnfinished(), []);

  return (
    <section className={classNames(layout['row'], css['card'])} aria-label={text(formatNames[format])}>
      <SlowNotice calls={api.pending} />
      <ExportState reading={reading} format={format} fileName={fileName} onClose={close} onAgain={onAgain} />
    </section>
  );
}

interface ExportStateProps {
  readonly reading: ActorRefFrom<typeof listExportMachine>;
  readonly format: ExportFormat;
  readonly fileName: string;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The progress of an export and its result. The file is made only when all pages are read. */
function ExportState({ reading, format, fileName, onClose, onAgain }: ExportStateProps) {
  const text = useText();
  const serverText = useServerText();
  const { read, total, firstTotal, failure, saved } = useSelector(reading, (snapshot) => snapshot.context);
  const isWaiting = useSelector(reading, (snapshot) => snapshot.hasTag('awaitingSignIn'));
  const hasChanged = saved !== null && ((firstTotal ?? total) !== total || saved.records !== total);
  const far = text('{{done}} of {{total}}', {
    done: formatNumber(read, text.language),
    total: total === null ? '…' : formatNumber(total, text.language),
  });
  const activity = isWaiting ? text('Waiting until you have signed in again') : text(activities[format]);

  return (
    <>
      {saved ? (
        <div className={css['words']} role="status">
          <strong>
            {text('{{number}} records in {{file}}', {
              number: formatNumber(saved.records, text.language),
              file: fileName,
            })}
          </strong>
          {hasChanged && (
            <p>
              {text('The list changed during the export, from {{first}} to {{last}} records. Some may be missing.', {
                first: formatNumber(firstTotal ?? 0, text.language),
                last: formatNumber(total ?? 0, text.language),
              })}
            </p>
          )}
        </div>
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
            <Progress label={activity} max={total ?? 1} value={Math.min(read, total ?? 0)}>
              {far}
            </Progress>
          )}
        </div>
      )}
      {hasChanged && (
        <Button size="small" onClick={onAgain}>
          {text('Refresh')}
        </Button>
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

/** A number in a language: '10,000'. */
function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}
