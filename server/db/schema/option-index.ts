import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

/** What makes the first 10,000 items of a dropdown, by their names, as fast at 1,000,000 rows as at 10,000. */
export function optionIndex(table: string, name: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(`${table}_options`).on(name, id);
}
