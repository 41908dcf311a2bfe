import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

/** Makes `LIKE '%text%'` over `search_text` fast with 100,000 rows. */
export function searchIndex(table: string, column: ExtraConfigColumn) {
  return index(`${table}_search`).using('gin', column.op('gin_trgm_ops'));
}

/** Reads the first 10,000 items of a dropdown in the order of their names without sorting all rows. */
export function optionIndex(table: string, name: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(`${table}_options`).on(name, id);
}

/** Reads the rows of one value of a list's filter in the order of their ids, without sorting them or reading others. */
export function filterIndex(name: string, column: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(name).on(column, id);
}
