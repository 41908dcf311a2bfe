import { eq } from 'drizzle-orm';
import { entity } from '#entities/declared/league.ts';
import { games, leagues } from '../db/schema/catalogue.ts';
import { searched } from '../db/searched.ts';
import type { Services } from '../services.ts';
import { picture } from './picture.ts';
import { resource } from './resource.ts';
import { text, type WritersOf } from './writers.ts';

export function leagueOperations(services: Services) {
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    record: 'League',
    table: leagues,
    fields: entity.fields,
    writes: { name: text, image: picture('image'), status: text } satisfies WritersOf<'createLeague'>,
    search: searched.leagues,
    optionName: leagues.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: leagues.id,
            name: leagues.name,
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
