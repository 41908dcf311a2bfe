import { eq } from 'drizzle-orm';
import { entity } from '#entities/declared/matches.ts';
import { games } from '#server/db/schema/catalogue.ts';
import { matches, tournaments } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { byStatus, fromTime, toTime } from '../base/filters.ts';
import { resource } from '../base/resource.ts';
import { optionalText, reference, text, time, type WritersOf } from '../base/writers.ts';
import { matchStatus } from './match-status.ts';

export function matchOperations(services: Services) {
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    name: 'matches',
    record: 'Match',
    table: matches,
    fields: entity.fields,
    writes: {
      name: text,
      game_id: reference(games, 'Game'),
      tournament_id: reference(tournaments, 'Tournament'),
      status: matchStatus,
      original_scheduled_at: time,
      winner_type: optionalText,
    } satisfies WritersOf<'createMatch'>,
    search: searched.matches,
    filters: {
      status: byStatus(matches.status),
      original_scheduled_at_from: fromTime(matches.original_scheduled_at),
      original_scheduled_at_to: toTime(matches.original_scheduled_at),
    },
    optionName: matches.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: matches.id,
            name: matches.name,
            game_id: matches.game_id,
            game_name: games.name,
            tournament_id: matches.tournament_id,
            tournament_name: tournaments.label,
            status: matches.status,
            original_scheduled_at: matches.original_scheduled_at,
            winner_type: matches.winner_type,
          })
          .from(matches)
          .leftJoin(games, eq(matches.game_id, games.id))
          .leftJoin(tournaments, eq(matches.tournament_id, tournaments.id))
          .$dynamic(),
      ),
  });
  return {
    listMatches: list,
    getMatch: read,
    createMatch: create,
    updateMatch: updateByBody,
    removeMatch: remove,
    listMatchOptions: options,
  };
}
