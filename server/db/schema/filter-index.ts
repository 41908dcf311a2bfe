import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

/** Reads the rows of one value of a list's filter in the order of their ids, without sorting them or reading others. */
export function filterIndex(name: string, column: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(name).on(column, id);
}
