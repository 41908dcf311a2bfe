import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { matchOperations } from '#server/resources/competitions/matches.ts';
import type { Services } from '#server/services.ts';

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

const rowCount = 100_000;
const logged: Query[] = [];
let client: PGlite;

beforeAll(async () => {
  client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder });
  // Game 10 and tournament 8 have few matches; one match in 5,000 is running; a match begins every ten minutes. The
  // references are not checked, because that takes as long as the rows.
  await client.exec(`
    insert into games (name) select 'Game ' || n from generate_series(1, 10) n;
    insert into tournaments (name, label) select 'Tournament ' || n, '' from generate_series(1, 8) n;
    alter table matches disable trigger all;
    insert into matches (name, game_id, tournament_id, status, original_scheduled_at, search_text)
    select 'Match', case n % 2000 when 0 then 10 else 1 + n % 3 end, case n % 1000 when 0 then 8 else 1 + n % 7 end,
      case n % 5000 when 0 then 'running' else 'finished' end, timestamp '2025-01-01' + n * interval '10 minutes', 'match'
    from generate_series(1, ${rowCount}) n`);
  await client.exec('vacuum analyze');
});

afterAll(() => client.close());

/** The plans of the queries that find the rows of a page and count all of them. */
async function plansOf(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const db = drizzle(client, { logger: { logQuery: (text, values) => logged.push({ text, values }) } });
  // A list uses the database only.
  const { listMatches } = matchOperations({ db } as unknown as Services);
  logged.length = 0;
  const { data } = await listMatches.handle({ query });
  expect(data.data.length).toBeGreaterThan(0);
  expect(data.totalData).toBeLessThan(rowCount / 100);
  const queries = logged.filter(({ text }) => /^select (count\(\*\) from \(select )?"id" from "matches"/.test(text));
  expect(queries).toHaveLength(2);
  return await Promise.all(
    queries.map(async ({ text, values }) => {
      const { rows } = await client.query<{ readonly 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}

const day = { original_scheduled_at_from: '2026-01-01 00:00:00', original_scheduled_at_to: '2026-01-02 00:00:00' };

test.each([
  ['matches_game', { game_id: '10' }],
  ['matches_game', { game_id: '10,9', page: '2' }],
  ['matches_tournament', { tournament_id: '8', page: '3' }],
  ['matches_tournament', { tournament_id: '8', status: 'finished', search: 'match', page: '2' }],
  ['matches_status', { status: 'running' }],
  ['matches_status', { status: 'running,postponed', listPerPage: '25' }],
  ['matches_schedule', { ...day, page: '2' }],
])('a list uses the index %s for %j and reads no table as a whole', async (index, query) => {
  for (const plan of await plansOf(query)) {
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  }
});
