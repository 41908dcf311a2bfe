import { eq, sql } from 'drizzle-orm';
import { entity } from '#entities/declared/tournament.ts';
import { pointRows, series, tournaments } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { byRowInside } from '../base/filters.ts';
import { resource } from '../base/resource.ts';
import { reference, text, time, type WritersOf } from '../base/writers.ts';
import { checkPointTable, pointTableOf, writePointTable } from './point-table.ts';

export function tournamentOperations(services: Services) {
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    name: 'tournaments',
    record: 'Tournament',
    table: tournaments,
    fields: entity.fields,
    writes: {
      name: text,
      label: text,
      original_scheduled_at: time,
      series_id: reference(series, 'Series'),
      prizepool: text,
      begin_at: time,
      end_at: time,
      status: text,
    } satisfies WritersOf<'createTournament', 'pointTable'>,
    search: searched.tournaments,
    filters: {
      team_id: byRowInside(services.db, tournaments.id, {
        table: pointRows,
        parent: pointRows.tournament_id,
        inside: pointRows.team_id,
      }),
    },
    // Many tournaments are named 'Playoffs'. The label distinguishes them.
    optionName: tournaments.label,
    nameOf: ({ label }) => String(label),
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: tournaments.id,
            name: tournaments.name,
            label: tournaments.label,
            series_id: tournaments.series_id,
            series_name: sql<string | null>`coalesce(${series.full_name}, ${series.name})`,
            prizepool: tournaments.prizepool,
            original_scheduled_at: tournaments.original_scheduled_at,
            begin_at: tournaments.begin_at,
            end_at: tournaments.end_at,
            status: tournaments.status,
          })
          .from(tournaments)
          .leftJoin(series, eq(tournaments.series_id, series.id))
          .$dynamic(),
      ),
    readWhole: async (db, row) => ({ ...row, pointTable: await pointTableOf(db, row.id) }),
    inside: { table: pointRows, parent: pointRows.tournament_id },
    check: checkPointTable,
    writeRows: writePointTable,
  });
  return {
    listTournaments: list,
    getTournament: read,
    createTournament: create,
    updateTournament: updateByBody,
    removeTournament: remove,
    listTournamentOptions: options,
  };
}
