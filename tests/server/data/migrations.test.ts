import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';

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

/** Removes the random id of a snapshot and the id of the previous snapshot. */
function withoutIds(snapshot: unknown): object {
  return { ...(typeof snapshot === 'object' ? snapshot : {}), id: '', prevId: '' };
}
