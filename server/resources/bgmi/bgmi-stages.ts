import { eq, sql } from 'drizzle-orm';
import { entity } from '#entities/declared/bgmi-matches.ts';
import { bgmiStages, bgmiStageTeams } from '#server/db/schema/bgmi.ts';
import { series } from '#server/db/schema/competitions.ts';
import { searched } from '#server/db/searched.ts';
import type { Services } from '#server/services.ts';
import { resource } from '../base/resource.ts';
import { reference, text, type WritersOf } from '../base/writers.ts';
import { checkStageTeams, stageTeamsOf, writeStageTeams } from './stage-teams.ts';

/** Operations on stages. Their path in the API is `bgmi/matches`. */
export function bgmiStageOperations(services: Services) {
  const { list, read, create, updateByBody, remove, options } = resource(services, {
    name: 'bgmiMatches',
    record: 'BGMI match',
    table: bgmiStages,
    fields: entity.fields,
    writes: { name: text, series_id: reference(series, 'Series'), status: text } satisfies WritersOf<
      'createBgmiMatch',
      'teams'
    >,
    search: searched.bgmiStages,
    optionName: bgmiStages.name,
    rows: (db, narrow) =>
      narrow(
        db
          .select({
            id: bgmiStages.id,
            name: bgmiStages.name,
            series_id: bgmiStages.series_id,
            series_name: sql<string | null>`coalesce(${series.full_name}, ${series.name})`,
            status: bgmiStages.status,
          })
          .from(bgmiStages)
          .leftJoin(series, eq(bgmiStages.series_id, series.id))
          .$dynamic(),
      ),
    readWhole: async (db, row) => ({ ...row, teams: await stageTeamsOf(db, row.id) }),
    inside: { table: bgmiStageTeams, parent: bgmiStageTeams.stage_id },
    check: checkStageTeams,
    writeRows: writeStageTeams,
  });
  return {
    listBgmiMatches: list,
    getBgmiMatch: read,
    createBgmiMatch: create,
    updateBgmiMatch: updateByBody,
    removeBgmiMatch: remove,
    listBgmiMatchOptions: options,
  };
}
