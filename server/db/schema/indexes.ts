import { isNotNull, isNull } from 'drizzle-orm';
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';

interface RecordTable {
  readonly id: ExtraConfigColumn;
  readonly search_text: ExtraConfigColumn;
  readonly deleted_at: ExtraConfigColumn;
}

/**
 * The indexes of every table of records: one makes `LIKE '%text%'` over `search_text` fast with 100,000 rows, one counts
 * and pages the records outside the trash, and one finds those in the trash.
 */
export function recordIndexes(name: string, { id, search_text, deleted_at }: RecordTable) {
  return [
    index(`${name}_search`).using('gin', search_text.op('gin_trgm_ops')),
    index(`${name}_present`).on(id).where(isNull(deleted_at)),
    index(`${name}_trash`).on(deleted_at).where(isNotNull(deleted_at)),
  ];
}

/** Reads the first 10,000 items of a dropdown in the order of their names without sorting all rows. */
export function optionIndex(table: string, name: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(`${table}_options`).on(name, id);
}

/** Reads the rows of one value of a list's filter in the order of their ids, without sorting them or reading others. */
export function filterIndex(name: string, column: ExtraConfigColumn, id: ExtraConfigColumn) {
  return index(name).on(column, id);
}
