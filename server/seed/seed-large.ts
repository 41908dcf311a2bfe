import { eq, max } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { countries, games, players, teams } from '../db/schema/catalogue.ts';
import { matches, series, tournaments } from '../db/schema/competitions.ts';
import { searched } from '../db/searched.ts';
import type { ResourceTable } from '../resources/table.ts';
import { insertRows } from './insert-rows.ts';
import { largeMatch, largePlayer, largeTeam, type Referred } from './large-rows.ts';

/** How many records of each kind. */
export interface LargeCounts {
  readonly teams: number;
  readonly players: number;
  readonly matches: number;
}

/** Enough to try scale with. */
export const largeCounts: LargeCounts = { teams: 100_000, players: 100_000, matches: 10_000 };

/** Rows made and sent together: all at once would take hundreds of megabytes. */
const batch = 5000;

/**
 * Made-up teams, players and matches after the records of the demonstration. The same database and the same time give
 * the same rows.
 */
export async function seedLarge(db: Db, counts: LargeCounts, now: Date): Promise<void> {
  const referred = await readReferred(db);
  const [team, player, match] = [await nextId(db, teams), await nextId(db, players), await nextId(db, matches)];
  await inBatches(counts.teams, async (indexes) => {
    const rows = indexes.map((index) => ({ id: team + index, ...largeTeam(index, referred) }));
    await insertRows(db, { table: teams, rows, search: searched.teams });
  });
  await inBatches(counts.players, async (indexes) => {
    const rows = indexes.map((index) => {
      const at = index % counts.teams;
      return { id: player + index, ...largePlayer(index, { index: at, id: team + at }, referred) };
    });
    await insertRows(db, { table: players, rows, search: searched.players });
  });
  await inBatches(counts.matches, async (indexes) => {
    const when = { count: counts.matches, now };
    const rows = indexes.map((index) => ({ id: match + index, ...largeMatch(index, when, referred) }));
    await insertRows(db, { table: matches, rows, search: searched.matches });
  });
}

async function inBatches(count: number, insert: (indexes: readonly number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    await insert(Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at));
  }
}

async function nextId(db: Db, table: ResourceTable): Promise<number> {
  const [found] = await db.select({ last: max(table.id) }).from(table);
  return Number(found?.last ?? 0) + 1;
}

async function readReferred(db: Db): Promise<Referred> {
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
