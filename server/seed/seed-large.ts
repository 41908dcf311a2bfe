import { eq, max } from 'drizzle-orm';
import type { ResourceTable } from '#server/resources/base/resource-table.ts';
import type { Db } from '../db/db.ts';
import { countries, games, players, teams } from '../db/schema/catalogue.ts';
import { matches, series, tournaments } from '../db/schema/competitions.ts';
import { searched } from '../db/searched.ts';
import { insertRows } from './insert-rows.ts';
import { largeMatch, largePlayer, largeTeam, type References } from './large-rows.ts';

/** The number of records of each kind. */
export interface LargeCounts {
  readonly teams: number;
  readonly players: number;
  readonly matches: number;
}

/** Enough for load tests. */
export const largeCounts: LargeCounts = { teams: 100_000, players: 100_000, matches: 10_000 };

/** Rows in memory at a time. All rows together take hundreds of megabytes. */
const batchSize = 5000;

/**
 * Adds made-up teams, players and matches to the demo records. The same database and the same time give the same rows.
 */
export async function seedLarge(db: Db, counts: LargeCounts, now: Date): Promise<void> {
  const references = await readReferences(db);
  const [team, player, match] = [await nextId(db, teams), await nextId(db, players), await nextId(db, matches)];
  await inBatches(counts.teams, async (indexes) => {
    const rows = indexes.map((index) => ({ id: team + index, ...largeTeam(index, references) }));
    await insertRows(db, { table: teams, rows, search: searched.teams });
  });
  await inBatches(counts.players, async (indexes) => {
    const rows = indexes.map((index) => {
      const teamIndex = index % counts.teams;
      return { id: player + index, ...largePlayer(index, { index: teamIndex, id: team + teamIndex }, references) };
    });
    await insertRows(db, { table: players, rows, search: searched.players });
  });
  await inBatches(counts.matches, async (indexes) => {
    const range = { count: counts.matches, now };
    const rows = indexes.map((index) => ({ id: match + index, ...largeMatch(index, range, references) }));
    await insertRows(db, { table: matches, rows, search: searched.matches });
  });
}

async function inBatches(count: number, insert: (indexes: readonly number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    await insert(Array.from({ length: Math.min(batchSize, count - from) }, (_, at) => from + at));
  }
}

async function nextId(db: Db, table: ResourceTable): Promise<number> {
  const [found] = await db.select({ last: max(table.id) }).from(table);
  return Number(found?.last ?? 0) + 1;
}

async function readReferences(db: Db): Promise<References> {
  return {
    games: (await db.select({ id: games.id }).from(games).orderBy(games.id)).map(({ id }) => id),
    countries: (await db.select({ id: countries.id }).from(countries).orderBy(countries.id)).map(({ id }) => id),
    tournaments: await db
      .select({ id: tournaments.id, game_id: series.game_id })
      .from(tournaments)
      .leftJoin(series, eq(tournaments.series_id, series.id))
      .orderBy(tournaments.id),
  };
}
