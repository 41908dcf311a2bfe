import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { foldText } from '#domain/text/fold-text.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { games } from '#server/db/schema/catalogue.ts';
import { withApp } from '../support/with-app.ts';

const app = withApp();

const create = (name: string) => app().call('POST /api/v1/games', { json: { name } });
const refusal = (msg: string) => ({ status: 422, body: { status: false, errors: [{ path: 'name', msg }] } });

describe('a name', () => {
  test.each(['\u200b', '\u0301', '\r\n'])('of %j is no name', async (name) => {
    expect(await create(name)).toMatchObject(refusal('Name is required'));
    const { data } = (await create('Visible')).body;
    expect(await app().call(`PATCH /api/v1/games/${data.id}`, { json: { name } })).toMatchObject(
      refusal('Name is required'),
    );
  });

  test.each(['a\u202eb', 'a\tb', 'a\u001b[31m'])('with %j is refused with the reason', async (name) => {
    expect(await create(name)).toMatchObject(refusal('This contains characters that cannot be seen'));
  });

  test.each(['क्\u200dष', 'می\u200cخواهم', '👨\u200d👩\u200d👧', '❤\ufe0f', '1\ufe0f\u20e3', '🇮🇳'])(
    '%s is stored as it is',
    async (name) => {
      const { data } = (await create(name)).body;
      expect((await app().call(`GET /api/v1/games/${data.id}`)).body.data).toMatchObject({ name });
    },
  );
});

describe('a search', () => {
  const found = async (search: string) =>
    (await app().call(`GET /api/v1/games?listPerPage=100&search=${encodeURIComponent(search)}`)).body.data.data.map(
      (row) => row['name'],
    );
  const searches = [
    'night  owls',
    '\u200bnight owls',
    'night\u00a0owls',
    ' NIGHT \u2060 OWLS\u00ad',
    'ni\u200bght',
    'owls\u202e',
  ];

  test.each(searches)('for %j finds Night Owls', async (search) => {
    await create(`Night Owls ${search.length}`);
    expect(await found(search)).toContain(`Night Owls ${search.length}`);
  });

  test('finds a name with two spaces', async () => {
    await create('Double  Trouble');
    for (const search of ['double trouble', 'double  trouble'])
      expect(await found(search)).toEqual(['Double  Trouble']);
  });

  test('finds records of before, whose texts to search the migration folds', async () => {
    const code = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    const between = [
      ...code(1, 0x2fff),
      ...code(0xa000, 0xa0ff),
      ...code(0xfe00, 0xffff),
      ...code(0x1bca0, 0x1bca3),
      ...code(0x1d173, 0x1d17a),
      ...code(0xe0000, 0xe0fff),
    ];
    const unseen = between.filter((one) =>
      /[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u.test(one),
    );
    const name = `  old${unseen.join('')}name 2`;
    const { data } = (await create('Old')).body;
    const { db } = app();
    await db.update(games).set({ search_text: name }).where(eq(games.id, data.id));
    const migration = await readFile(`${migrationsFolder}/0010_search_without_unseen.sql`, 'utf8');
    await db.execute(sql.raw(migration));
    const [row] = await db.select({ text: games.search_text }).from(games).where(eq(games.id, data.id));
    expect(row).toEqual({ text: foldText(name) });
    expect(foldText(name)).toBe('old name 2');
  });
});
