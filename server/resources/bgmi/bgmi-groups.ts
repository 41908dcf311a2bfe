import { and, asc, eq, sql } from 'drizzle-orm';
import { entity } from '#entities/declared/bgmi-group.ts';
import type { Db } from '#server/db/db.ts';
import { bgmiGroups, bgmiGroupTeams } from '#server/db/schema/bgmi.ts';
import { teams } from '#server/db/schema/catalogue.ts';
import { series } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { deletedMark, withoutNullMarks } from '#server/trash/deleted-mark.ts';
import { missingReferences } from '../base/missing-references.ts';
import { optionList } from '../base/options.ts';
import { picture } from '../base/picture.ts';
import { resource } from '../base/resource.ts';
import type { Body } from '../base/write-values.ts';
import { reference, text, type WritersOf } from '../base/writers.ts';

interface GroupsQuery {
  readonly series_id: number | string;
  readonly team_id: number | string;
}

export function bgmiGroupOperations(services: Services) {
  const { list, read, create, update, remove, options } = resource(services, {
    name: 'bgmiGroups',
    record: 'BGMI group',
    table: bgmiGroups,
    fields: entity.fields,
    writes: {
      name: text,
      image: picture('image'),
      series_id: reference(series, 'Series'),
      status: text,
    } satisfies WritersOf<'createBgmiGroup', 'teams'>,
    search: searched.bgmiGroups,
    optionName: bgmiGroups.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: bgmiGroups.id,
            name: bgmiGroups.name,
            image: bgmiGroups.image,
            series_id: bgmiGroups.series_id,
            series_name: sql<string | null>`coalesce(${series.full_name}, ${series.name})`,
            status: bgmiGroups.status,
          })
          .from(bgmiGroups)
          .leftJoin(series, eq(bgmiGroups.series_id, series.id))
          .$dynamic(),
      ),
    readWhole: async (db, row) => ({ ...row, teams: await teamsOf(db, row.id) }),
    inside: { table: bgmiGroupTeams, parent: bgmiGroupTeams.group_id },
    check: async (db, body) => {
      const references = (teamIds(body) ?? []).map((id, at) => ({ id, path: `teams[${at}]` }));
      const missing = await missingReferences(db, teams, references, 'Team');
      if (missing.length > 0) throw invalid(missing);
    },
    writeRows: async (tx, id, body) => {
      const sent = teamIds(body);
      if (sent === undefined) return;
      await tx.delete(bgmiGroupTeams).where(eq(bgmiGroupTeams.group_id, id));
      const rows = [...new Set(sent)].map((team_id, position) => ({ group_id: id, position, team_id }));
      if (rows.length > 0) await tx.insert(bgmiGroupTeams).values(rows);
    },
  });
  return {
    listBgmiGroups: list,
    getBgmiGroup: read,
    createBgmiGroup: create,
    updateBgmiGroup: update,
    removeBgmiGroup: remove,
    listBgmiGroupOptions: options,
    listBgmiTeamGroups: optionList(services.db, {
      table: bgmiGroups,
      name: bgmiGroups.name,
      where: (query: GroupsQuery) =>
        and(
          eq(bgmiGroups.series_id, Number(query.series_id)),
          sql`exists (select 1 from ${bgmiGroupTeams} where ${bgmiGroupTeams.group_id} = ${bgmiGroups.id}
            and ${bgmiGroupTeams.team_id} = ${Number(query.team_id)})`,
        ),
    }),
  };
}

/** The ids of the body's teams; undefined when the body has none. The contract has checked their shape. */
function teamIds(body: Body): readonly number[] | undefined {
  const ids = body['teams'] as readonly (number | string)[] | undefined;
  return ids?.map(Number);
}

async function teamsOf(db: Db, id: number) {
  const rows = await db
    .select({ id: teams.id, name: teams.name, deleted: deletedMark(teams) })
    .from(bgmiGroupTeams)
    .innerJoin(teams, eq(bgmiGroupTeams.team_id, teams.id))
    .where(eq(bgmiGroupTeams.group_id, id))
    .orderBy(asc(bgmiGroupTeams.position));
  return rows.map(withoutNullMarks);
}
