import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

/** Reads the first 10,000 items of a dropdown in the order of their names without sorting all rows. */
export function optionIndex(table: string, name: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(`${table}_options`).on(name, id);
}
