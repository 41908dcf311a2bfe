import teamRows from '../../server/data/teams.json' with { type: 'json' };
import type { Db } from '../../server/db/db.ts';
import { teams } from '../../server/db/schema/catalogue.ts';
import { tournaments } from '../../server/db/schema/competitions.ts';
import { writePointTable } from '../../server/resources/competitions/point-table.ts';
import { seed } from '../../server/seed/seed.ts';
import { readSettings } from '../../server/settings.ts';
import { openStorage } from '../../server/storage/open-storage.ts';

/** No more teams than a dropdown returns in one response: the other app could not show further names. */
const counts = { teams: 10_000 - teamRows.length, players: 10_000, matches: 1000 };

/** Rows of the usual point table, and of the long one. */
export const tableRows = 16;
export const longTableRows = 100;

/** The ids of the tournaments that are measured. */
export interface Tournaments {
  readonly tournament: number;
  /** The one with the long point table. */
  readonly longTournament: number;
}

/**
 * Fills a folder with the data of all browser measures: the demo data, generated teams up to 10,000 in total, and as
 * the newest tournaments one with a point table of 100 teams and one with 16.
 */
export async function fillData(dataDir: string): Promise<Tournaments> {
  const { db, close } = await openStorage(readSettings({ DATA_DIR: dataDir }));
  try {
    await seed(db, { demo: true, large: counts, now: new Date() });
    const longTournament = await addTournament(db, { label: 'Bench league', rows: longTableRows });
    return { longTournament, tournament: await addTournament(db, { label: 'Bench finals', rows: tableRows }) };
  } finally {
    await close();
  }
}

interface NewTournament {
  readonly label: string;
  readonly rows: number;
}

async function addTournament(db: Db, { label, rows }: NewTournament): Promise<number> {
  const teamIds = await db.select({ id: teams.id }).from(teams).orderBy(teams.id).limit(rows);
  const times = { original_scheduled_at: day(1), begin_at: day(1), end_at: day(2) };
  const [made] = await db
    .insert(tournaments)
    .values({ name: 'Finals', label, prizepool: '100', series_id: 1, search_text: label.toLowerCase(), ...times })
    .returning({ id: tournaments.id });
  const id = Number(made?.id);
  await writePointTable(db, id, { pointTable: teamIds.map((team, at) => rowOf(team.id, at)) });
  return id;
}

const day = (number: number) => `2026-10-0${String(number)} 10:00:00`;

function rowOf(team_id: number, at: number) {
  const [total_finish, position_point] = [140 - at, 132 - at];
  return {
    team_id,
    chicken_dinner: at < 6 ? 1 : 0,
    matches_played: 6,
    total_finish,
    position_point,
    total_point: total_finish + position_point,
  };
}
