import type { ListPage, ListQuery, ListRow } from '../list/types.ts';
import type { Result } from '../result.ts';

/** What happened to a record. */
export type HistoryAction = 'create' | 'update' | 'status' | 'delete' | 'restore' | 'import' | 'password' | 'send';

/** A row inside a record, such as one of its point table. */
export type InsideRow = Readonly<Record<string, unknown>>;

/** How the rows inside a record changed. Rows that only moved are in none of them. */
export interface RowChanges {
  readonly added: readonly InsideRow[];
  readonly removed: readonly InsideRow[];
  readonly changed: readonly { readonly before: InsideRow; readonly after: InsideRow }[];
}

/** The change of one member of a record, as the API names and formats it. Null is no value. */
export interface HistoryChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** For rows inside the record; `before` and `after` then contain all of them. */
  readonly rows?: RowChanges | undefined;
}

/** One change of one record. Entries never change. */
export interface HistoryEntry extends ListRow {
  readonly id: number;
  /** The contract's name of the resource, such as `teams`. */
  readonly entity: string;
  readonly recordId: number;
  /** The record's name after the change. */
  readonly recordName: string;
  readonly action: HistoryAction;
  /** As in the API: `2025-04-25 08:05:00`, UTC. */
  readonly at: string;
  /** `id` is null for a command of the server. */
  readonly user: { readonly id: number | null; readonly name: string };
  /** The changes of one bulk action have the same; null for a single change. */
  readonly seriesId: string | null;
  readonly changes: readonly HistoryChange[];
  readonly isRestorable: boolean;
}

/** Which entries to read. A missing member matches all. */
export type HistoryFilters = {
  /** The contract's name of a resource. */
  readonly entity?: string;
  readonly recordId?: string;
  readonly userId?: string;
  readonly action?: HistoryAction;
  readonly seriesId?: string;
  /** The first and the last second, as in the API. */
  readonly from?: string;
  readonly to?: string;
};

export interface HistoryQuery extends ListQuery {
  readonly filters?: HistoryFilters | undefined;
}

/** A page of entries, newest first. The server counts at most 1,000. */
export interface HistoryPage extends ListPage {
  readonly rows: readonly HistoryEntry[];
}

/** The record after a restore; null if it is in the trash now. */
export type RestoredRecord = ListRow | null;

/** `outdated`: later changes touched the same fields, or the record has changed since they were shown. */
export type RestoreResult = Result<RestoredRecord, ListRow>;
