import bgmiGameRows from '#data/bgmi-games.json' with { type: 'json' };
import bgmiGroupRows from '#data/bgmi-groups.json' with { type: 'json' };
import bgmiMapRows from '#data/bgmi-maps.json' with { type: 'json' };
import bgmiStageRows from '#data/bgmi-stages.json' with { type: 'json' };
import gameRows from '#data/games.json' with { type: 'json' };
import leagueRows from '#data/leagues.json' with { type: 'json' };
import matchRows from '#data/matches.json' with { type: 'json' };
import playerRows from '#data/players.json' with { type: 'json' };
import pointTableRows from '#data/point-tables.json' with { type: 'json' };
import seriesRows from '#data/series.json' with { type: 'json' };
import teamRows from '#data/teams.json' with { type: 'json' };
import tournamentRows from '#data/tournaments.json' with { type: 'json' };
import { entity as youtube } from '#entities/declared/youtube.ts';
import { addAdmin } from '#server/auth/account/add-admin.ts';
import type { Db } from '../db/db.ts';
import * as bgmi from '../db/schema/bgmi.ts';
import { games, leagues, players, teams } from '../db/schema/catalogue.ts';
import * as competitions from '../db/schema/competitions.ts';
import { advertisements, categories, pages } from '../db/schema/content.ts';
import { videos } from '../db/schema/declared.ts';
import { searched, searchedIn } from '../db/searched.ts';
import { demoAdvertisements, demoCategories, demoPages, demoVideos } from './demo-content.ts';
import { demoMatches } from './demo-matches.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { demoPoints, demoTournament } from './demo-tournament.ts';
import { insertRows } from './insert-rows.ts';

/** Fills an empty database with real leagues, teams, players and results (see server/data/SOURCES.md) and an admin. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  await addAdmin(db, { first_name: 'Demo', last_name: 'Admin', ...demoSignIn });
  await insertRows(db, { table: games, rows: withStatus(gameRows), search: searched.games });
  await insertRows(db, { table: leagues, rows: withStatus(leagueRows), search: searched.leagues });
  await insertRows(db, { table: teams, rows: withStatus(teamRows), search: searched.teams });
  await insertRows(db, { table: players, rows: withStatus(playerRows), search: searched.players });
  await seedCompetitions(db, now);
  await seedBgmi(db);
  await insertRows(db, { table: categories, rows: demoCategories });
  await insertRows(db, { table: advertisements, rows: demoAdvertisements, search: searched.advertisements });
  await insertRows(db, { table: pages, rows: demoPages, search: searched.pages });
  await insertRows(db, { table: videos, rows: demoVideos, search: searchedIn(youtube.fields) });
}

async function seedCompetitions(db: Db, now: Date): Promise<void> {
  const { series, seriesTeams, tournaments, pointRows, matches } = competitions;
  await insertRows(db, { table: series, rows: withStatus(seriesRows), search: searched.series });
  const seriesTeamRows = seriesRows.flatMap(({ id, teams: ids }) =>
    ids.map((team_id, position) => ({ series_id: id, position, team_id })),
  );
  await insertRows(db, { table: seriesTeams, rows: seriesTeamRows });
  const allTournaments = [...withStatus(tournamentRows), demoTournament(now)];
  await insertRows(db, { table: tournaments, rows: allTournaments, search: searched.tournaments });
  const points = [...pointTableRows.map((row, position) => ({ ...row, position })), ...demoPoints()];
  await insertRows(db, { table: pointRows, rows: points });
  await insertRows(db, { table: matches, rows: [...matchRows, ...demoMatches(now)], search: searched.matches });
}

async function seedBgmi(db: Db): Promise<void> {
  const { bgmiMaps, bgmiGroups, bgmiGroupTeams, bgmiStages, bgmiStageTeams, bgmiGames } = bgmi;
  await insertRows(db, { table: bgmiMaps, rows: withStatus(bgmiMapRows), search: searched.bgmiMaps });
  await insertRows(db, { table: bgmiGroups, rows: withStatus(bgmiGroupRows), search: searched.bgmiGroups });
  const groupTeamRows = bgmiGroupRows.flatMap(({ id, teams: ids }) =>
    ids.map((team_id, position) => ({ group_id: id, position, team_id })),
  );
  await insertRows(db, { table: bgmiGroupTeams, rows: groupTeamRows });
  await insertRows(db, { table: bgmiStages, rows: withStatus(bgmiStageRows), search: searched.bgmiStages });
  const stageTeamRows = bgmiStageRows.flatMap(({ id, teams: rows }) =>
    rows.map((row, position) => ({ stage_id: id, position, ...row })),
  );
  await insertRows(db, { table: bgmiStageTeams, rows: stageTeamRows });
  await insertRows(db, { table: bgmiGames, rows: withStatus(bgmiGameRows), search: searched.bgmiGames });
}

/** Narrows the type of the status: in JSON modules it is any string. */
function withStatus<R extends { readonly status: string }>(rows: readonly R[]): (R & { status: '1' | '0' })[] {
  return rows.map((row) => ({ ...row, status: row.status === '1' ? '1' : '0' }));
}
