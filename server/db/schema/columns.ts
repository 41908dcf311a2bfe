import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables share. Properties have the names of the API, so that rows can be returned unchanged. */

export function id() {
  return integer('id').primaryKey().generatedByDefaultAsIdentity();
}

/** A date and time in the format of the API: 'YYYY-MM-DD HH:MM:SS' in UTC (section 7). */
export function wireTime(name: string) {
  return timestamp(name, { precision: 0, mode: 'string' });
}

/** An instant that only the server uses. */
export function instant(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });
}

/** '1' is active, '0' is not (section 4). */
export function activeStatus(name = 'status') {
  return text(name).$type<'1' | '0'>().notNull().default('1');
}

/** What every kind of record has besides its own columns. */
export function recordColumns() {
  return {
    /** The searchable members of a row, folded by `foldText` on each write. */
    search_text: text('search_text').notNull().default(''),
    /** Counts the changes of the record, its rows and its pictures. `ETag` and `If-Match` contain it. */
    version: integer('version').notNull().default(1),
    /** Since when the record is in the trash; null for all others. */
    deleted_at: instant('deleted_at'),
  };
}
