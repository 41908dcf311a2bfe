import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { activeStatus, id, recordColumns } from './columns.ts';
import { filterIndex, optionIndex, recordIndexes } from './indexes.ts';

export const countries = pgTable('countries', {
  id: id(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
});

export const games = pgTable(
  'games',
  {
    id: id(),
    name: text('name').notNull(),
    pandascore_id: integer('pandascore_id').unique(),
    image: text('image'),
    /** Matches with many teams in one lobby. The BGMI area offers these games. */
    is_battle_royale: boolean('is_battle_royale').notNull().default(false),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [...recordIndexes('games', table), filterIndex('games_status', table.status, table.id)],
);

export const leagues = pgTable(
  'leagues',
  {
    id: id(),
    name: text('name').notNull(),
    game_id: integer('game_id').references(() => games.id),
    organizer: text('organizer'),
    pandascore_id: integer('pandascore_id'),
    image: text('image'),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('leagues', table),
    filterIndex('leagues_game', table.game_id, table.id),
    filterIndex('leagues_status', table.status, table.id),
  ],
);

export const teams = pgTable(
  'teams',
  {
    id: id(),
    name: text('name').notNull(),
    full_name: text('full_name').notNull(),
    acronym: text('acronym'),
    game_id: integer('game_id').references(() => games.id),
    country: integer('country').references(() => countries.id),
    pandascore_id: integer('pandascore_id'),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('teams', table),
    filterIndex('teams_game', table.game_id, table.id),
    filterIndex('teams_country', table.country, table.id),
    filterIndex('teams_status', table.status, table.id),
    optionIndex('teams', table.name, table.id),
  ],
);

export const players = pgTable(
  'players',
  {
    id: id(),
    name: text('name').notNull(),
    full_name: text('full_name').notNull(),
    nickname: text('nickname').notNull(),
    first_name: text('first_name'),
    last_name: text('last_name'),
    twitch_id: text('twitch_id').notNull(),
    pandascore_id: integer('pandascore_id'),
    /** The id of the game. The API uses the game's `pandascore_id` here (section 2). */
    current_game_id: integer('current_game_id').references(() => games.id),
    current_team_id: integer('current_team_id').references(() => teams.id, { onDelete: 'set null' }),
    status: activeStatus(),
    ...recordColumns(),
  },
  (table) => [
    ...recordIndexes('players', table),
    optionIndex('players', table.name, table.id),
    filterIndex('players_game', table.current_game_id, table.id),
    filterIndex('players_team', table.current_team_id, table.id),
    filterIndex('players_status', table.status, table.id),
  ],
);
