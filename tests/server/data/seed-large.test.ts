import { count, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { Database } from '#server/db/db.ts';
import { players, teams } from '#server/db/schema/catalogue.ts';
import { matches } from '#server/db/schema/competitions.ts';
import { largeMatch, largeTeam, type References } from '#server/seed/large-rows.ts';
import { seed } from '#server/seed/seed.ts';
import { openPrepared } from '../../support/prepared/open-prepared.ts';

const now = new Date('2026-11-20T10:00:00Z');
const large = { teams: 300, players: 400, matches: 90 };

const references: References = { games: [1, 2, 3], countries: [1, 2], tournaments: [{ id: 5, game_id: 2 }] };

describe('a smaller number of made-up records', () => {
  let opened: Database | undefined;
  const db = () => {
    if (opened === undefined) throw new Error('The database is open inside tests only');
    return opened.db;
  };
  const totals = async () => {
    const of = async (table: typeof teams | typeof players | typeof matches) =>
      (await db().select({ rows: count() }).from(table))[0]?.rows ?? 0;
    return [await of(teams), await of(players), await of(matches)];
  };

  beforeAll(async () => {
    opened = await openPrepared();
  });
  afterAll(async () => {
    await opened?.close();
  });

  test('is not added to a database without demo records', async () => {
    await seed(db(), { demo: false, large, now });
    expect(await totals()).toEqual([0, 0, 0]);
  });

  test('is added once to a new or an existing demo database', async () => {
    await seed(db(), { demo: true, now });
    const before = await totals();
    await seed(db(), { demo: true, large, now });
    const after = await totals();
    expect(after.map((rows, at) => rows - (before[at] ?? 0))).toEqual([300, 400, 90]);
    await seed(db(), { demo: true, large, now });
    expect(await totals()).toEqual(after);
  });

  test('can be searched by name, and the next record has the next id', async () => {
    const { name } = largeTeam(7, references);
    const found = await db()
      .select()
      .from(teams)
      .where(like(teams.search_text, `%${name.toLowerCase()}%`));
    expect(found.map((team) => team.name)).toContain(name);
    const [last] = await db()
      .select({ id: sql<number>`max(${teams.id})` })
      .from(teams);
    const [added] = await db().insert(teams).values({ name: 'Next', full_name: 'Next' }).returning();
    expect(added?.id).toBe(Number(last?.id) + 1);
  });

  test('is consistent: a player plays the game of the team', async () => {
    const inconsistent = await db()
      .select({ id: players.id })
      .from(players)
      .innerJoin(teams, eq(players.current_team_id, teams.id))
      .where(sql`${players.twitch_id} like 'demo-%-%' and ${players.current_game_id} <> ${teams.game_id}`)
      .limit(5);
    expect(inconsistent).toEqual([]);
  });

  test('has matches up to a week from now: past ones are finished, future ones are not', async () => {
    const rows = await db().select().from(matches).where(sql`${matches.pandascore_id} >= 4000000`).orderBy(matches.id);
    const times = rows.map((row) => row.original_scheduled_at ?? '');
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toBe('2026-11-27 00:00:00');
    const future = rows.filter((row) => (row.original_scheduled_at ?? '') > '2026-11-20 10:00:00');
    expect(new Set(future.map(({ status }) => status))).toEqual(new Set(['not_started', 'postponed', 'canceled']));
    expect(rows.every(({ tournament_id, game_id }) => tournament_id !== null && game_id !== null)).toBe(true);
  });
});

describe('100,000 made-up records', () => {
  test('have unique names that fit the form', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => largeTeam(index, references).name);
    expect(new Set(names).size).toBe(100_000);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(limits.name);
  });

  test('are the same each time, and no team plays itself', () => {
    const create = () => Array.from({ length: 10_000 }, (_, at) => largeMatch(at, { count: 10_000, now }, references));
    expect(create()).toEqual(create());
    expect(create().filter(({ name }) => name.split(' vs ')[0] === name.split(' vs ')[1])).toEqual([]);
    expect(create().filter(({ name }) => name.length > limits.name)).toEqual([]);
  });
});
