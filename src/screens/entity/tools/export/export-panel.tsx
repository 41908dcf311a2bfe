import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReconnected } from '#connection/use-reconnected.ts';
import { csvByteOrderMark, csvLine } from '#domain/csv.ts';
import { limits } from '#domain/limits.ts';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { listExportLogic } from '#lists/list-export-logic.ts';
import type { ListRow } from '#machines/list/types.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { toast } from '#ui/toast/toast.ts';
import { csvCell, csvColumns, csvHeader } from './csv-cells.ts';
import css from './dock.module.css';
import { ExportState } from './export-state.tsx';

interface ExportPanelProps {
  readonly entity: Entity;
  readonly search: string;
  /** The columns as the user arranged them when the export started. */
  readonly columns: readonly TableColumn<ListRow>[];
  /** Called when the file is saved. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

const perPage = Math.max(...limits.pageSizes);

/** Exports all pages of a search to a CSV file. The list can be used meanwhile. */
export function ExportPanel({ entity, search, columns, onSaved, onClose, onAgain }: ExportPanelProps) {
  const text = useText();
  const api = useOwnApi();
  const [fileName] = useState(() => `${[text(entity.label), search].filter((part) => part !== '').join(' ')}.csv`);
  const [logic] = useState(() => {
    const exported = csvColumns(columns);
    return listExportLogic(api, entity, {
      head: csvByteOrderMark + csvLine(exported.map((column) => csvHeader(entity, column))),
      line: (row) => csvLine(exported.map(({ key }) => csvCell(entity, key, row, text))),
      save: (parts) => saveFile(fileName, parts, 'text/csv;charset=utf-8'),
    });
  });
  const reading = useActorRef(logic, { input: { search, perPage } });
  const isCancelled = useSelector(reading, (snapshot) => snapshot.matches('cancelled'));
  const isSaved = useSelector(reading, (snapshot) => snapshot.matches('saved'));
  useResumed(reading);
  useReconnected(() => {
    if (reading.getSnapshot().context.failure?.kind === 'offline') reading.send({ type: 'export.retry' });
  });

  useEffect(() => {
    if (isSaved) onSaved();
    if (isCancelled) onClose();
  }, [isSaved, isCancelled, onSaved, onClose]);
  const notifyUnfinished = useEffectEvent(() => {
    if (!reading.getSnapshot().matches('saved') && !reading.getSnapshot().matches('cancelled')) {
      toast.error(text('Export cancelled: you left the list'));
    }
  });
  useEffect(() => () => notifyUnfinished(), []);

  return (
    <section className={css['card']} aria-label={text('CSV')}>
      <SlowNotice calls={api.pending} />
      <ExportState reading={reading} fileName={fileName} onClose={onClose} onAgain={onAgain} />
    </section>
  );
}
