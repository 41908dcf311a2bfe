import { useMemo, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Entity } from '#entities/define.ts';
import { resourceOf } from '#entities/resource.ts';
import { useText } from '#i18n/use-text.ts';
import type { HistoryQuery, RestoredRecord } from '#machines/history/types.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { HistoryList } from '../../shared/history/history-list.tsx';
import css from './related-list.module.css';

interface RecordHistoryProps {
  readonly entity: Entity;
  readonly id: number | string;
  readonly canRestore: boolean;
  readonly onRestored: (record: RestoredRecord) => void;
}

/** The changes of one record, newest first. */
export function RecordHistory({ entity, id, canRestore, onRestored }: RecordHistoryProps) {
  const text = useText();
  const [paging, setPaging] = useState<Pick<HistoryQuery, 'page' | 'perPage'>>({ page: 1, perPage: limits.pageSize });
  const query = useMemo<HistoryQuery>(
    () => ({ ...paging, search: '', filters: { entity: resourceOf(entity), recordId: String(id) } }),
    [paging, entity, id],
  );
  return (
    <section className={css['related']} aria-label={text('History')}>
      <HistoryList
        query={query}
        onPaging={setPaging}
        isOfOneRecord
        canRestore={canRestore}
        empty={<EmptyState title={text('No changes yet')} />}
        onRestored={onRestored}
      />
    </section>
  );
}
