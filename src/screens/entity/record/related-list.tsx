import { useCallback, useEffect, useMemo, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { fieldsOn } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { listLogic } from '#lists/list-logic.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import { knownPage } from '#lists/page-store.ts';
import type { ListQuery, ListRow } from '#machines/list/types.ts';
import type { Subject } from '#machines/removal/machine.ts';
import { useRulesets } from '#records/rulesets.ts';
import { readTeamRank, type TeamRank } from '#records/team-rank.ts';
import { useServices } from '#session/services/services-context.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { ListAge } from '../../shared/list/list-age.tsx';
import { ListPager } from '../../shared/list/list-pager.tsx';
import { ListRows } from '../../shared/list/list-rows.tsx';
import { useCacheUpdates } from '../../shared/list/use-cache-updates.ts';
import { type OnQuery, useList } from '../../shared/list/use-list.ts';
import { useColumns } from '../list/use-columns.tsx';
import { Removal } from '../row/removal.tsx';
import css from './related-list.module.css';
import type { Related } from './use-related.ts';

interface RelatedListProps {
  readonly related: Related;
  /** The record to which the rows refer. */
  readonly record: ListRow;
  readonly onTotal: (total: number) => void;
}

/** A list that is filtered by a record: its own call, columns and row actions. */
export function RelatedList({ related, record, onTotal }: RelatedListProps) {
  const { entity, filters, list: declared } = related;
  const text = useText();
  const { visibleRows } = useServices();
  const api = useOwnApi();
  const options = useOptionStore();
  const [page, setPage] = useState<Pick<ListQuery, 'page' | 'perPage'>>({ page: 1, perPage: limits.pageSize });
  const query = useMemo<ListQuery>(
    () => ({ page: page.page, perPage: page.perPage, search: '', filters: filters ?? undefined }),
    [page, filters],
  );
  const onQuery = useCallback<OnQuery>(
    (change) => setPage((newest) => change({ ...newest, search: '', filters: filters ?? undefined })),
    [filters],
  );
  const [first] = useState(() => knownPage(api, entity, query));
  const logic = useLogic(listLogic, api, entity);
  const list = useList({ logic, query, first, area: entity.path, address: { onQuery } });
  const [rowToRemove, setRowToRemove] = useState<Subject | null>(null);
  const { columns: declaredColumns, rowMenu } = useColumns(entity, list, setRowToRemove);
  const teamId = declared.hasRank ? record.id : null;
  const columns = useMemo(
    () =>
      declaredColumns.flatMap((column): readonly TableColumn<ListRow>[] => {
        // Every row has the same value in the column of the relation.
        if (column.key === 'pick' || column.key === declared.filter) return [];
        if (column.key !== 'actions' || teamId === null) return [column];
        const cell = (row: ListRow) => (
          <span className={css['rank']}>
            <RankCell tournamentId={row.id} teamId={teamId} />
          </span>
        );
        return [{ key: 'rank', header: text('Rank'), cell, align: 'end' }, column];
      }),
    [declaredColumns, declared.filter, teamId, text],
  );
  useCacheUpdates(list, entity);
  useEffect(() => {
    const subscription = list.subscribe(({ context: { shown } }) => {
      if (!shown) return;
      const { rows, totalData: total } = shown;
      visibleRows.note(entity.path, { query: shown.query, rows, total });
      onTotal(total);
    });
    return () => subscription.unsubscribe();
  }, [list, visibleRows, entity.path, onTotal]);

  const create = <CreateRelated related={related} />;
  return (
    <OptionStoreContext value={options}>
      <section className={css['related']} aria-label={text(entity.label)}>
        <div className={css['line']}>
          <ListAge list={list} />
          <SlowNotice calls={api.pending} />
          <div className={css['create']}>{create}</div>
        </div>
        <ListRows
          list={list}
          caption={text(entity.label)}
          columns={columns}
          rowTo={entity.endpoints.update && ((row) => `/${entity.path}/edit/${row.id}`)}
          empty={<EmptyState title={text('Nothing here yet')} action={create} />}
          onClearSearch={() => undefined}
        />
        <ListPager list={list} onQuery={onQuery} />
        {rowMenu}
        {rowToRemove && (
          <DialogBoundary onClose={() => setRowToRemove(null)}>
            <Removal
              entity={entity}
              subject={rowToRemove}
              onRemoved={() => list.send({ type: 'list.refresh' })}
              onSettled={() => setRowToRemove(null)}
            />
          </DialogBoundary>
        )}
      </section>
    </OptionStoreContext>
  );
}

/** A link to the form of a new record with the relation preset. Nothing if the form cannot contain the relation. */
function CreateRelated({ related: { entity, filters } }: { related: Related }) {
  const text = useText();
  const fields = new Set(fieldsOn('create', entity.fields).map(([name]) => name));
  const isPreset = filters !== null && Object.keys(filters).every((name) => fields.has(name));
  if (!entity.endpoints.create || !isPreset) return null;
  return (
    <span className={layout['row']}>
      <LinkButton to={`/${entity.path}/create?${new URLSearchParams(filters)}`}>
        {text('Create {{record}}', { record: text(entity.record) })}
      </LinkButton>
    </span>
  );
}

interface RankCellProps {
  readonly tournamentId: number | string;
  readonly teamId: number | string;
}

/** The rank of a team in a tournament. The rows of the list lack the point table, so each cell reads its tournament. */
function RankCell({ tournamentId, teamId }: RankCellProps) {
  const text = useText();
  const { api } = useServices();
  const rulesets = useRulesets();
  const [rank, setRank] = useState<TeamRank | null>();
  useEffect(() => {
    const controller = new AbortController();
    void readTeamRank(api, tournamentId, teamId, rulesets, controller.signal).then((read) => {
      if (!controller.signal.aborted) setRank(read);
    });
    return () => controller.abort();
  }, [api, tournamentId, teamId, rulesets]);
  if (rank === undefined) return <span>…</span>;
  return <span>{rank === null ? '–' : text('{{rank}} of {{teams}}', { rank: rank.rank, teams: rank.teams })}</span>;
}
