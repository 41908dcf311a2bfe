import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Decider, SharedScoring } from '#domain/points/ruleset.ts';
import { games, leagues, teams } from './catalogue.ts';
import { activeStatus, id, recordColumns, wireTime } from './columns.ts';
import { filterIndex, optionIndex, recordIndexes } from './indexes.ts';

const competitionColumns = () => ({
  begin_at: wireTime('begin_at'),
  end_at: wireTime('end_at'),
  pandascore_id: integer('pandascore_id'),
  status: activeStatus(),
  ...recordColumns(),
});

export const series = pgTable(
  'series',
  {
    id: id(),
    name: text('name').notNull(),
    full_name: text('full_name'),
    game_id: integer('game_id').references(() => games.id),
    league_id: integer('league_id').references(() => leagues.id),
    ...competitionColumns(),
  },
  (table) => [
    ...recordIndexes('series', table),
    filterIndex('series_game', table.game_id, table.id),
    filterIndex('series_league', table.league_id, table.id),
    filterIndex('series_status', table.status, table.id),
  ],
);

export const seriesTeams = pgTable(
  'series_teams',
  {
    series_id: integer('series_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    team_id: integer('team_id')
      .notNull()
      .references(() => teams.id),
  },
  (table) => [primaryKey({ columns: [table.series_id, table.position] }), index('series_teams_team').on(table.team_id)],
);

export const tournaments = pgTable(
  'tournaments',
  {
    id: id(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    series_id: integer('series_id').references(() => series.id),
    /** The provider's text: '20000000 Indian Rupee'. */
    prizepool: text('prizepool'),
    original_scheduled_at: wireTime('original_scheduled_at'),
    /** The id of a ruleset, or the name of one of the app. No reference: a table outlives its ruleset. */
    ruleset_id: text('ruleset_id'),
    ...competitionColumns(),
  },
  (table) => [
    ...recordIndexes('tournaments', table),
    filterIndex('tournaments_series', table.series_id, table.id),
    filterIndex('tournaments_status', table.status, table.id),
  ],
);

/** How point tables score and rank, in the members of the API. */
export const rulesets = pgTable(
  'rulesets',
  {
    id: id(),
    name: text('name').notNull(),
    places: text('places').notNull(),
    per_finish: integer('per_finish').notNull(),
    finish_cap: integer('finish_cap'),
    lobby: integer('lobby').notNull(),
    order: text('order').notNull(),
    decider: text('decider').$type<Decider>().notNull(),
    shared: text('shared').$type<SharedScoring>().notNull(),
    has_penalties: activeStatus('has_penalties'),
    ...recordColumns(),
  },
  (table) => recordIndexes('rulesets', table),
);

export const pointRows = pgTable(
  'point_rows',
  {
    tournament_id: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    team_id: integer('team_id')
      .notNull()
      .references(() => teams.id),
    chicken_dinner: integer('chicken_dinner').notNull(),
    matches_played: integer('matches_played').notNull(),
    total_finish: integer('total_finish').notNull(),
    position_point: integer('position_point').notNull(),
    total_point: integer('total_point').notNull(),
    /** The penalty (negative) or the bonus of the team; null without one. */
    adjustment: integer('adjustment'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tournament_id, table.position] }),
    index('point_rows_team').on(table.team_id),
  ],
);

export const matches = pgTable(
  'matches',
  {
    id: id(),
    name: text('name').notNull(),
    game_id: integer('game_id').references(() => games.id),
    tournament_id: integer('tournament_id').references(() => tournaments.id),
    /** The provider's word: not_started, running, finished, postponed or canceled. */
    status: text('status').notNull().default('not_started'),
    original_scheduled_at: wireTime('original_scheduled_at'),
    scheduled_at: wireTime('scheduled_at'),
    winner_type: text('winner_type'),
    pandascore_id: integer('pandascore_id'),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('matches', table),
    optionIndex('matches', table.name, table.id),
    filterIndex('matches_game', table.game_id, table.id),
    filterIndex('matches_tournament', table.tournament_id, table.id),
    filterIndex('matches_status', table.status, table.id),
    filterIndex('matches_schedule', table.original_scheduled_at, table.id),
  ],
);
