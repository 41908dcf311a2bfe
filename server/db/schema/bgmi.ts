import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { teams } from './catalogue.ts';
import { activeStatus, id, recordColumns, wireTime } from './columns.ts';
import { series } from './competitions.ts';
import { filterIndex, recordIndexes } from './indexes.ts';

export const bgmiMaps = pgTable(
  'bgmi_maps',
  {
    id: id(),
    name: text('name').notNull(),
    image: text('image'),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [...recordIndexes('bgmi_maps', table), filterIndex('bgmi_maps_status', table.status, table.id)],
);

export const bgmiGroups = pgTable(
  'bgmi_groups',
  {
    id: id(),
    name: text('name').notNull(),
    image: text('image'),
    series_id: integer('series_id').references(() => series.id),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('bgmi_groups', table),
    filterIndex('bgmi_groups_series', table.series_id, table.id),
    filterIndex('bgmi_groups_status', table.status, table.id),
  ],
);

export const bgmiGroupTeams = pgTable(
  'bgmi_group_teams',
  {
    group_id: integer('group_id')
      .notNull()
      .references(() => bgmiGroups.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    team_id: integer('team_id')
      .notNull()
      .references(() => teams.id),
  },
  (table) => [
    primaryKey({ columns: [table.group_id, table.position] }),
    index('bgmi_group_teams_team').on(table.team_id),
  ],
);

/** A stage of a series with its teams, each in a group. Its path in the API is `bgmi/matches`. */
export const bgmiStages = pgTable(
  'bgmi_stages',
  {
    id: id(),
    name: text('name').notNull(),
    series_id: integer('series_id').references(() => series.id),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('bgmi_stages', table),
    filterIndex('bgmi_stages_series', table.series_id, table.id),
    filterIndex('bgmi_stages_status', table.status, table.id),
  ],
);

export const bgmiStageTeams = pgTable(
  'bgmi_stage_teams',
  {
    stage_id: integer('stage_id')
      .notNull()
      .references(() => bgmiStages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    team_id: integer('team_id')
      .notNull()
      .references(() => teams.id),
    group_id: integer('group_id').references(() => bgmiGroups.id),
  },
  (table) => [
    primaryKey({ columns: [table.stage_id, table.position] }),
    index('bgmi_stage_teams_team').on(table.team_id),
    index('bgmi_stage_teams_group').on(table.group_id),
  ],
);

/** One game on one map. Its path in the API is `bgmi/allMatches`. */
export const bgmiGames = pgTable(
  'bgmi_games',
  {
    id: id(),
    map_id: integer('map_id')
      .notNull()
      .references(() => bgmiMaps.id),
    start_date: wireTime('start_date'),
    other_link: text('other_link'),
    match_no: integer('match_no').notNull(),
    day: integer('day').notNull(),
    bgmi_match_id: integer('bgmi_match_id').references(() => bgmiStages.id),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('bgmi_games', table),
    filterIndex('bgmi_games_map', table.map_id, table.id),
    filterIndex('bgmi_games_stage', table.bgmi_match_id, table.id),
    filterIndex('bgmi_games_status', table.status, table.id),
  ],
);
