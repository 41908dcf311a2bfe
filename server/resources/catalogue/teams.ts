import { eq } from 'drizzle-orm';
import { entity as team } from '#entities/declared/teams.ts';
import { countries, games, teams } from '#server/db/schema/catalogue.ts';
import { seriesTeams } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { byRowInside } from '../base/filters.ts';
import { resource } from '../base/resource.ts';
import { reference, text, type WritersOf } from '../base/writers.ts';

export function teamOperations(services: Services) {
  const { list, read, create, update, remove, options } = resource(services, {
    name: 'teams',
    record: 'Team',
    table: teams,
    fields: team.fields,
    writes: {
      name: text,
      full_name: text,
      game_id: reference(games, 'Game'),
      country: reference(countries, 'Country'),
      status: text,
    } satisfies WritersOf<'createTeam'>,
    search: searched.teams,
    filters: {
      series_id: byRowInside(services.db, teams.id, {
        table: seriesTeams,
        parent: seriesTeams.team_id,
        inside: seriesTeams.series_id,
      }),
    },
    optionName: teams.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: teams.id,
            name: teams.name,
            full_name: teams.full_name,
            acronym: teams.acronym,
            game_id: teams.game_id,
            game_name: games.name,
            country: teams.country,
            country_name: countries.name,
            status: teams.status,
          })
          .from(teams)
          .leftJoin(games, eq(teams.game_id, games.id))
          .leftJoin(countries, eq(teams.country, countries.id))
          .$dynamic(),
      ),
  });
  return {
    listTeams: list,
    getTeam: read,
    createTeam: create,
    updateTeam: update,
    removeTeam: remove,
    listTeamOptions: options,
  };
}
