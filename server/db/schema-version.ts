import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

/** The last migration of this code: its name, and the time by which Drizzle orders migrations, in milliseconds. */
export function schemaVersion(): { readonly tag: string; readonly when: number } {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There are no migrations');
  return last;
}

/**
 * Rejects when the database does not respond or lacks a migration of this code. More migrations are fine: a newer instance
 * may have applied them.
 */
export async function checkMigrated(db: Db): Promise<void> {
  const [applied] = await db
    .select({ last: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  const { tag, when } = schemaVersion();
  if (Number(applied?.last ?? 0) < when)
    throw new Error(`The database lacks the migration ${tag}. Restart the server to apply it.`);
}
