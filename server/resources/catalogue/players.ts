import { and, eq, inArray } from 'drizzle-orm';
import { entity as player } from '#entities/declared/player.ts';
import { games, players, teams } from '#server/db/schema/catalogue.ts';
import { searched } from '#server/db/searched.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import type { Services } from '#server/services.ts';
import { deletedMark, withoutNullMarks } from '#server/trash/deleted-mark.ts';
import { byId } from '../base/filters.ts';
import { idsIn } from '../base/options.ts';
import { resource } from '../base/resource.ts';
import { count, optionalText, text, type Writer, type WritersOf } from '../base/writers.ts';

/** Section 2: the dropdown of a player's game sends the game's `pandascore_id` instead of its id. */
const gameByPandascoreId: Writer = async (sent, { db }) => {
  const [game] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.pandascore_id, Number(sent)), isPresent(games)));
  return game === undefined ? { msg: 'Game does not exist' } : { value: game.id };
};

export function playerOperations(services: Services) {
  const { list, read, create, update, remove } = resource(services, {
    name: 'players',
    record: 'Player',
    table: players,
    fields: player.fields,
    writes: {
      name: text,
      full_name: text,
      nickname: text,
      first_name: optionalText,
      last_name: optionalText,
      twitch_id: text,
      pandascore_id: count,
      current_game_id: gameByPandascoreId,
      status: text,
    } satisfies WritersOf<'createPlayer'>,
    search: searched.players,
    filters: {
      current_team_id: byId(players.current_team_id),
      current_game_id: (sent) => {
        const withPandascoreId = inArray(games.pandascore_id, idsIn(sent));
        return inArray(
          players.current_game_id,
          services.db.select({ id: games.id }).from(games).where(withPandascoreId),
        );
      },
    },
    optionName: players.name,
    rows: async (db, narrow) => {
      const rows = await narrow(
        db
          .select({
            id: players.id,
            name: players.name,
            full_name: players.full_name,
            nickname: players.nickname,
            first_name: players.first_name,
            last_name: players.last_name,
            twitch_id: players.twitch_id,
            pandascore_id: players.pandascore_id,
            current_game_id: games.pandascore_id,
            current_game_name: games.name,
            current_team_id: players.current_team_id,
            current_team_name: teams.name,
            current_team_deleted: deletedMark(teams),
            status: players.status,
          })
          .from(players)
          .leftJoin(games, eq(players.current_game_id, games.id))
          .leftJoin(teams, eq(players.current_team_id, teams.id))
          .$dynamic(),
      );
      return rows.map(withoutNullMarks);
    },
  });
  return {
    listPlayers: list,
    getPlayer: read,
    createPlayer: create,
    updatePlayer: update,
    removePlayer: remove,
  };
}
