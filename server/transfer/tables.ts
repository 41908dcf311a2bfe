import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as accounts from '../db/schema/accounts.ts';
import * as bgmi from '../db/schema/bgmi.ts';
import * as catalogue from '../db/schema/catalogue.ts';
import * as competitions from '../db/schema/competitions.ts';
import * as content from '../db/schema/content.ts';
import * as declared from '../db/schema/declared.ts';
import * as housekeeping from '../db/schema/housekeeping.ts';

const schema = { ...accounts, ...bgmi, ...catalogue, ...competitions, ...content, ...declared, ...housekeeping };

/** Every table, each after those that it refers to: the order in which rows can be written. */
export function allTables(): readonly PgTable[] {
  const waiting = new Set<PgTable>(Object.values(schema).filter((value) => is(value, PgTable)));
  const ordered: PgTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter((table) =>
      referred(table).every((other) => other === table || !waiting.has(other)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].map(getTableName).join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

function referred(table: PgTable): readonly PgTable[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
}

/** Whether its rows are numbered by the database. */
export function isNumbered(table: PgTable): boolean {
  return getTableConfig(table).columns.some((column) => column.generatedIdentity !== undefined);
}
