import { eq } from 'drizzle-orm';
import { entity } from '#entities/declared/league.ts';
import { games, leagues } from '#server/db/schema/catalogue.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { byId } from '../base/filters.ts';
import { picture } from '../base/picture.ts';
import { resource } from '../base/resource.ts';
import { text, type WritersOf } from '../base/writers.ts';

export function leagueOperations(services: Services) {
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    name: 'leagues',
    record: 'League',
    table: leagues,
    fields: entity.fields,
    writes: { name: text, image: picture('image'), status: text } satisfies WritersOf<'createLeague'>,
    search: searched.leagues,
    filters: { game_id: byId(leagues.game_id) },
    optionName: leagues.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: leagues.id,
            name: leagues.name,
            game_id: leagues.game_id,
            game_name: games.name,
            organizer: leagues.organizer,
            image: leagues.image,
            status: leagues.status,
          })
          .from(leagues)
          .leftJoin(games, eq(leagues.game_id, games.id))
          .$dynamic(),
      ),
  });
  return {
    listLeagues: list,
    getLeague: read,
    createLeague: create,
    updateLeague: updateByBody,
    removeLeague: remove,
    listLeagueOptions: options,
  };
}
