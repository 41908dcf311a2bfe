import { readdir, readFile } from 'node:fs/promises';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import * as accounts from '#server/db/schema/accounts.ts';
import * as bgmi from '#server/db/schema/bgmi.ts';
import * as catalogue from '#server/db/schema/catalogue.ts';
import * as competitions from '#server/db/schema/competitions.ts';
import * as content from '#server/db/schema/content.ts';
import * as declared from '#server/db/schema/declared.ts';
import * as housekeeping from '#server/db/schema/housekeeping.ts';

test('the committed migrations match the schema of the code (otherwise run "npm run db:generate")', async () => {
  const snapshots = (await readdir(`${migrationsFolder}/meta`))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();
  const file = await readFile(`${migrationsFolder}/meta/${snapshots.at(-1)}`, 'utf8');
  const schema = { ...accounts, ...bgmi, ...catalogue, ...competitions, ...content, ...declared, ...housekeeping };
  const written: unknown = JSON.parse(file);
  const current: unknown = generateDrizzleJson(schema);
  expect(withoutIds(current)).toEqual(withoutIds(written));
});

/** Removes the random id of a snapshot and the id of the previous snapshot. */
function withoutIds(snapshot: unknown): object {
  return { ...(typeof snapshot === 'object' ? snapshot : {}), id: '', prevId: '' };
}
