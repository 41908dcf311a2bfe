import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as accounts from './schema/accounts.ts';
import * as bgmi from './schema/bgmi.ts';
import * as catalogue from './schema/catalogue.ts';
import * as competitions from './schema/competitions.ts';
import * as content from './schema/content.ts';
import * as declared from './schema/declared.ts';
import * as history from './schema/history.ts';
import * as housekeeping from './schema/housekeeping.ts';

const schema = {
  ...accounts,
  ...bgmi,
  ...catalogue,
  ...competitions,
  ...content,
  ...declared,
  ...history,
  ...housekeeping,
};

/**
 * All tables in an order in which rows can be written: each table comes after the tables that it refers to. Without the
 * counts, which the database derives from the others.
 */
export function allTables(): readonly PgTable[] {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const remaining = new Set<PgTable>(tables.filter((table) => table !== housekeeping.recordCounts));
  const ordered: PgTable[] = [];
  while (remaining.size > 0) {
    const next = [...remaining].filter((table) =>
      referencedBy(table).every((other) => other === table || !remaining.has(other)),
    );
    if (next.length === 0)
      throw new Error(`Tables refer to each other: ${[...remaining].map(getTableName).join(', ')}`);
    for (const table of next) remaining.delete(table);
    ordered.push(...next);
  }
  return ordered;
}

function referencedBy(table: PgTable): readonly PgTable[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
}

/** Whether the database generates the ids of its rows. */
export function hasGeneratedId(table: PgTable): boolean {
  return getTableConfig(table).columns.some((column) => column.generatedIdentity !== undefined);
}
