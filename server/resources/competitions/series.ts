import { and, asc, eq, sql } from 'drizzle-orm';
import { entity } from '#entities/declared/series.ts';
import type { Db } from '#server/db/db.ts';
import { games, leagues, teams } from '#server/db/schema/catalogue.ts';
import { series, seriesTeams } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { deletedMark, withoutNullMarks } from '#server/trash/deleted-mark.ts';
import { byId, byRowInside } from '../base/filters.ts';
import { missingReferences } from '../base/missing-references.ts';
import { type OptionQuery, optionList, optionsCondition } from '../base/options.ts';
import { resource } from '../base/resource.ts';
import type { Body } from '../base/write-values.ts';
import { reference, text, time, type WritersOf } from '../base/writers.ts';

/** The provider often names a series after its location only. The full name is unique in a dropdown. */
const optionName = sql`coalesce(${series.full_name}, ${series.name})`;

export function seriesOperations(services: Services) {
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    name: 'series',
    record: 'Series',
    table: series,
    fields: entity.fields,
    writes: { name: text, game_id: reference(games, 'Game'), begin_at: time, status: text } satisfies WritersOf<
      'createSeries',
      'teams'
    >,
    search: searched.series,
    filters: {
      league_id: byId(series.league_id),
      team_id: byRowInside(services.db, series.id, {
        table: seriesTeams,
        parent: seriesTeams.series_id,
        inside: seriesTeams.team_id,
      }),
    },
    optionName,
    nameOf: ({ full_name, name }) => String(full_name ?? name),
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: series.id,
            name: series.name,
            full_name: series.full_name,
            league_id: series.league_id,
            league_name: leagues.name,
            game_id: series.game_id,
            game_name: games.name,
            begin_at: series.begin_at,
            status: series.status,
          })
          .from(series)
          .leftJoin(games, eq(series.game_id, games.id))
          .leftJoin(leagues, eq(series.league_id, leagues.id))
          .$dynamic(),
      ),
    readWhole: async (db, row) => ({ ...row, teams: await teamsOf(db, row.id) }),
    inside: { table: seriesTeams, parent: seriesTeams.series_id },
    check: async (db, body) => {
      const sent = teamIds(body) ?? [];
      const rows = sent.map((id, at) => ({ id, path: `teams[${at}][fieldId]` }));
      const missing = await missingReferences(db, teams, rows, 'Team');
      if (missing.length > 0) throw invalid(missing);
    },
    writeRows: async (tx, id, body) => {
      const sent = teamIds(body);
      if (sent === undefined) return;
      await tx.delete(seriesTeams).where(eq(seriesTeams.series_id, id));
      const rows = sent.map((team_id, position) => ({ series_id: id, position, team_id }));
      if (rows.length > 0) await tx.insert(seriesTeams).values(rows);
    },
  });
  const ofBattleRoyale = sql`${series.game_id} in (select ${games.id} from ${games} where ${games.is_battle_royale})`;
  return {
    listSeries: list,
    getSeries: read,
    createSeries: create,
    updateSeries: updateByBody,
    removeSeries: remove,
    listSeriesOptions: options,
    listBgmiSeriesOptions: optionList(services.db, {
      table: series,
      name: optionName,
      where: (query: OptionQuery) => and(ofBattleRoyale, optionsCondition(series, query)),
    }),
  };
}

/** The team ids of the body's rows; undefined when the body has none. The contract has checked their shape. */
function teamIds(body: Body): readonly number[] | undefined {
  const rows = body['teams'] as readonly { readonly fieldId: number | string }[] | undefined;
  return rows?.map(({ fieldId }) => Number(fieldId));
}

async function teamsOf(db: Db, id: number) {
  const rows = await db
    .select({ fieldId: seriesTeams.team_id, name: teams.name, deleted: deletedMark(teams) })
    .from(seriesTeams)
    .innerJoin(teams, eq(seriesTeams.team_id, teams.id))
    .where(eq(seriesTeams.series_id, id))
    .orderBy(asc(seriesTeams.position));
  return rows.map(withoutNullMarks);
}
