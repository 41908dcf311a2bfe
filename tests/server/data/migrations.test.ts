import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import landed from './landed-migrations.json' with { type: 'json' };

test('the committed migrations match the schema of the code (otherwise run "npm run db:generate")', async () => {
  const snapshots = (await readdir(`${migrationsFolder}/meta`))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();
  const file = await readFile(`${migrationsFolder}/meta/${snapshots.at(-1)}`, 'utf8');
  const files = import.meta.glob<Record<string, unknown>>('../../../server/db/schema/*.ts', { eager: true });
  const schema = Object.fromEntries(Object.values(files).flatMap((file) => Object.entries(file)));
  const written: unknown = JSON.parse(file);
  const current: unknown = generateDrizzleJson(schema);
  expect(withoutIds(current)).toEqual(withoutIds(written));
});

/** A database that has applied a migration never reads it again, so a rewritten one would leave databases that differ. */
test('no migration that landed has changed, and a new one is recorded in landed-migrations.json', async () => {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).toSorted();
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const bytes = await readFile(`${migrationsFolder}/${file}`);
    hashes[file.replace('.sql', '')] = createHash('sha256').update(bytes).digest('hex');
  }
  expect(landed).toEqual(hashes);
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  expect(journal.entries.map(({ tag }) => tag)).toEqual(Object.keys(landed));
  // Drizzle applies only what is newer than the last migration of a database.
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

/** Removes the random id of a snapshot and the id of the previous snapshot. */
function withoutIds(snapshot: unknown): object {
  return { ...(typeof snapshot === 'object' ? snapshot : {}), id: '', prevId: '' };
}
