import { type Api, ownApi } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { ListRow } from '#machines/list/types.ts';
import { loadListPage } from './page-store.ts';
import type { VisiblePage, VisibleRows } from './visible-rows.ts';

export type Step = 'previous' | 'next';

interface Steps {
  /** The position of the record in the whole list, from 1. */
  readonly position: number;
  readonly can: Readonly<Record<Step, boolean>>;
}

/** Where a record is in the list that the user saw. Undefined if its page does not contain the record. */
export function stepsFrom({ query, rows, total }: VisiblePage, id: ListRow['id']): Steps | undefined {
  const at = indexOf(rows, id);
  if (at < 0) return undefined;
  const position = (query.page - 1) * query.perPage + at + 1;
  return { position, can: { previous: position > 1, next: position < total } };
}

interface NeighborOf {
  readonly visibleRows: VisibleRows;
  readonly id: ListRow['id'];
  readonly step: Step;
}

/**
 * The id of the record before or after another one in the list. Beyond the page that the user saw, it reads that page
 * and notes it as seen. Null if there is none, or if the page cannot be read.
 */
export async function readNeighbor(
  api: Api,
  entity: Entity,
  { visibleRows, id, step }: NeighborOf,
): Promise<number | null> {
  const page = visibleRows.pageOf(entity.path);
  if (!page) return null;
  const { query, rows } = page;
  const delta = step === 'next' ? 1 : -1;
  const beside = rows[indexOf(rows, id) + delta];
  if (beside) return Number(beside.id);
  const nextQuery = { ...query, page: query.page + delta };
  const result = await loadListPage(ownApi(api), entity, nextQuery, new AbortController().signal);
  if (result.kind !== 'ok') return null;
  const { rows: nextRows, totalData: total } = result.data;
  visibleRows.note(entity.path, { query: nextQuery, rows: nextRows, total });
  const neighbor = step === 'next' ? nextRows[0] : nextRows.at(-1);
  return neighbor ? Number(neighbor.id) : null;
}

const indexOf = (rows: readonly ListRow[], id: ListRow['id']) => rows.findIndex((row) => String(row.id) === String(id));
