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
export function activeStatus() {
  return text('status').$type<'1' | '0'>().notNull().default('1');
}

/** The searchable members of a row, folded by `foldText` on each write. */
export function searchText() {
  return text('search_text').notNull().default('');
}
