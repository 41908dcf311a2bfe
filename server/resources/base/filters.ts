import { and, getTableColumns, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formatWire, parseWire } from '#domain/time/date-time.ts';
import type { Fields } from '#fields/field.ts';
import type { Db } from '#server/db/db.ts';
import { invalid } from '#server/http/refusal.ts';
import { idsIn } from './options.ts';
import type { ResourceTable } from './resource-table.ts';

/** The condition on the rows of a list for the value of a query parameter. The contract has checked its shape. */
export type Filter = (sent: string, parameter: string) => SQL;

/** The filters of a list by their query parameters. */
export type Filters = Readonly<Record<string, Filter>>;

export const byId =
  (column: AnyPgColumn): Filter =>
  (sent) =>
    inArray(column, idsIn(sent));

/**
 * Selects the records with a row inside them that refers to one of the ids. The other way round it selects the records
 * to which rows inside one of several records refer.
 */
export const byRowInside =
  (db: Db, id: AnyPgColumn, { table, parent, inside }: RowsInside): Filter =>
  (sent) =>
    inArray(
      id,
      db
        .select({ id: parent })
        .from(table)
        .where(inArray(inside, idsIn(sent))),
    );

/** The rows inside records: their table, the column with the id of the record, and the filtered column. */
interface RowsInside {
  readonly table: PgTable;
  readonly parent: AnyPgColumn;
  readonly inside: AnyPgColumn;
}

export const byStatus =
  (column: AnyPgColumn): Filter =>
  (sent) =>
    inArray(column, sent.split(','));

export const fromTime =
  (column: AnyPgColumn): Filter =>
  (sent, parameter) =>
    gte(column, formatWire(instantOf(sent, parameter)));

export const toTime =
  (column: AnyPgColumn): Filter =>
  (sent, parameter) =>
    lte(column, formatWire(instantOf(sent, parameter)));

/**
 * The instant in milliseconds of a date and time in a query.
 *
 * @throws Refusal 422 for a date that does not exist.
 */
export function instantOf(sent: string, path: string): number {
  const instant = parseWire(sent);
  if (instant === undefined) throw invalid([{ path, msg: 'There is no such date' }]);
  return instant;
}

/** The filters that follow from a declaration: its status and each reference by id. */
export function filtersOf(table: ResourceTable, fields: Fields): Filters {
  const columns = getTableColumns(table);
  const filters = Object.entries(fields).flatMap<readonly [string, Filter]>(([name, field]) => {
    const column = columns[name];
    if (column === undefined) return [];
    if (field.kind === 'status') return [[name, byStatus(column)]];
    return field.kind === 'select' && field.key === 'id' ? [[name, byId(column)]] : [];
  });
  return Object.fromEntries(filters);
}

/** The condition of all filters that a query contains; undefined if there is none. An empty value filters nothing. */
export function filterCondition(filters: Filters, query: Readonly<Record<string, unknown>>): SQL | undefined {
  return and(
    ...Object.entries(filters).map(([parameter, filter]) => {
      const sent = query[parameter];
      return typeof sent === 'string' && sent !== '' ? filter(sent, parameter) : undefined;
    }),
  );
}
