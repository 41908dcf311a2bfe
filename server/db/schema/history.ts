import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The change of one member of a record. Null is no value, also before a create and after a delete. */
export interface FieldChange {
  readonly field: string;
  /** As the API returns it: the value of a field, or all rows inside the record. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Values by their column. */
export type Columns = Readonly<Record<string, unknown>>;

/**
 * What a restore of an entry does, in columns of the tables. It moves a created record to the trash, takes a deleted one
 * out, and writes what an update replaced.
 */
export type Undo =
  | { readonly kind: 'create' | 'delete' }
  | {
      readonly kind: 'update';
      /** Only the columns that changed. */
      readonly before: Columns;
      readonly after: Columns;
      /** All rows inside the record, if one of them changed. */
      readonly rows?: { readonly before: readonly Columns[]; readonly after: readonly Columns[] };
    };

export type HistoryAction = 'create' | 'update' | 'status' | 'delete' | 'restore' | 'import' | 'password' | 'send';

/**
 * One entry for each change. Append only: a migration takes the right to change or remove entries from the role that
 * serves, and a trigger refuses both. No reference to a user, session or record, because entries outlive them.
 */
export const history = pgTable(
  'history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The contract's name of the resource, such as `teams`. */
    entity: text('entity').notNull(),
    record_id: integer('record_id').notNull(),
    record_name: text('record_name').notNull(),
    action: text('action').$type<HistoryAction>().notNull(),
    at: instant('at').notNull(),
    /** Null for a change by a command of the server. */
    user_id: integer('user_id'),
    user_name: text('user_name').notNull(),
    session_id: integer('session_id'),
    /** The changes of one bulk action have the same. */
    series_id: uuid('series_id'),
    changes: jsonb('changes').$type<readonly FieldChange[]>().notNull(),
    /** What a restore needs; null for entries that cannot be restored. */
    undo: jsonb('undo').$type<Undo>(),
    /** The names of the record and the user, folded by `foldText`. */
    search_text: text('search_text').notNull(),
  },
  (table) => [
    index('history_search').using('gin', table.search_text.op('gin_trgm_ops')),
    index('history_record').on(table.entity, table.record_id, table.id),
    index('history_user').on(table.user_id, table.id),
    index('history_action').on(table.action, table.id),
    index('history_time').on(table.at, table.id),
  ],
);
