import { eq, sql } from 'drizzle-orm';
import { entity } from '#entities/declared/tournament.ts';
import { pointRows, rulesets, series, tournaments } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { byRowInside } from '../base/filters.ts';
import { resource } from '../base/resource.ts';
import { reference, text, time, type Writer, type WritersOf } from '../base/writers.ts';
import { checkPointTable, pointTableOf, writePointTable } from './point-table.ts';

/** A number is the id of a ruleset that exists; any other text names one of the app. */
const rulesetReference: Writer = async (sent, context) => {
  const id = String(sent);
  if (!/^\d+$/.test(id)) return { value: id === '' ? null : id };
  if (Number(id) >= 2 ** 31) return { msg: 'Ruleset does not exist' };
  const found = await reference(rulesets, 'Ruleset')(id, context);
  return 'msg' in found ? found : { value: id };
};

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
      ruleset_id: rulesetReference,
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
            ruleset_id: tournaments.ruleset_id,
            ruleset_name: sql<
              string | null
            >`(select ${rulesets.name} from ${rulesets} where ${rulesets.id}::text = ${tournaments.ruleset_id})`,
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
