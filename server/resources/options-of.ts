import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { optionsAtOnce } from '#domain/limits.ts';
import { contains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { ResourceTable } from './table.ts';

/** An item of a dropdown (section 2). */
export interface Option {
  readonly id: number;
  readonly name: string;
}

/** What a dropdown's call is asked with: nothing, words to find, or the ids that a record has, with commas between them. */
export interface OptionQuery {
  readonly search?: string;
  readonly ids?: string;
}

/** The rows of a condition as the items of a dropdown, in the order of their names: the first 10,000. */
export async function optionsOf(
  db: Db,
  table: Pick<ResourceTable, 'id'> & Parameters<ReturnType<Db['select']>['from']>[0],
  name: AnyPgColumn | SQL,
  where?: SQL,
): Promise<Option[]> {
  return await db
    .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
    .from(table)
    .where(where)
    .orderBy(asc(name), asc(table.id))
    .limit(optionsAtOnce);
}

/** The rows that a dropdown's call asks for. */
export function optionsAsked(table: ResourceTable, { search, ids }: OptionQuery): SQL | undefined {
  return and(contains(table.search_text, search), ids === undefined ? undefined : inArray(table.id, idsIn(ids)));
}

/** Without those that no row can have. */
function idsIn(ids: string): readonly number[] {
  return ids
    .split(',')
    .map(Number)
    .filter((id) => id < 2 ** 31);
}
