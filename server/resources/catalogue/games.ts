import { and, asc, eq, type SQL } from 'drizzle-orm';
import { entity as game } from '#entities/declared/games.ts';
import { games } from '#server/db/schema/catalogue.ts';
import { searched } from '#server/db/searched.ts';
import { isPresent } from '#server/history/recorded-resource.ts';
import type { Services } from '#server/services.ts';
import { picture } from '../base/picture.ts';
import { resource } from '../base/resource.ts';
import { text, type WritersOf } from '../base/writers.ts';

export function gameOperations(services: Services) {
  const { list, read, create, update, remove } = resource(services, {
    name: 'games',
    record: 'Game',
    table: games,
    fields: game.fields,
    writes: { name: text, image: picture('image'), status: text } satisfies WritersOf<'createGame'>,
    search: searched.games,
    optionName: games.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: games.id,
            name: games.name,
            pandascore_id: games.pandascore_id,
            image: games.image,
            status: games.status,
          })
          .from(games)
          .$dynamic(),
      ),
  });

  /** An option of a game also has the `pandascore_id`, which the players' dropdown uses (section 2). */
  const options = (where?: SQL) => ({
    handle: async () => {
      const data = await services.db
        .select({ id: games.id, name: games.name, pandascore_id: games.pandascore_id })
        .from(games)
        .where(and(isPresent(games), where))
        .orderBy(asc(games.name), asc(games.id));
      return { status: true as const, message: 'Success', data };
    },
  });

  return {
    listGames: list,
    getGame: read,
    createGame: create,
    updateGame: update,
    removeGame: remove,
    listGameOptions: options(eq(games.status, '1')),
    listAllGameOptions: options(),
    listBgmiGameOptions: options(eq(games.is_battle_royale, true)),
  };
}
