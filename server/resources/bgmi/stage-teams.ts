import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { bgmiGroups, bgmiStageTeams } from '#server/db/schema/bgmi.ts';
import { teams } from '#server/db/schema/catalogue.ts';
import { invalid } from '#server/http/refusal.ts';
import { deletedMark, withoutNullMarks } from '#server/trash/deleted-mark.ts';
import { missingReferences } from '../base/missing-references.ts';
import type { Body } from '../base/write-values.ts';

interface StageTeam {
  readonly team_id: number;
  readonly group_id: number | null;
}

/** The rows of the body; undefined when the body has none. The contract has checked their shape. */
function sentTeams(body: Body): readonly StageTeam[] | undefined {
  const rows = body['teams'] as
    | readonly { readonly team_id: number | string; readonly group_id?: number | string }[]
    | undefined;
  return rows?.map(({ team_id, group_id }) => ({
    team_id: Number(team_id),
    group_id: group_id === undefined || group_id === '' ? null : Number(group_id),
  }));
}

/** @throws Refusal 422 naming each row whose team or group does not exist. */
export async function checkStageTeams(db: Db, body: Body): Promise<void> {
  const rows = sentTeams(body) ?? [];
  const ofTeams = rows.map(({ team_id }, at) => ({ id: team_id, path: `teams[${at}][team_id]` }));
  const ofGroups = rows.flatMap(({ group_id }, at) =>
    group_id === null ? [] : [{ id: group_id, path: `teams[${at}][group_id]` }],
  );
  const missing = [
    ...(await missingReferences(db, teams, ofTeams, 'Team')),
    ...(await missingReferences(db, bgmiGroups, ofGroups, 'BGMI group')),
  ];
  if (missing.length > 0) throw invalid(missing);
}

/** Replaces the teams of the stage. A body without teams changes nothing. */
export async function writeStageTeams(db: Db, id: number, body: Body): Promise<void> {
  const sent = sentTeams(body);
  if (sent === undefined) return;
  await db.delete(bgmiStageTeams).where(eq(bgmiStageTeams.stage_id, id));
  const rows = sent.map((row, position) => ({ stage_id: id, position, ...row }));
  if (rows.length > 0) await db.insert(bgmiStageTeams).values(rows);
}

export async function stageTeamsOf(db: Db, id: number) {
  const rows = await db
    .select({
      team_id: bgmiStageTeams.team_id,
      team_name: teams.name,
      deleted: deletedMark(teams),
      group_id: bgmiStageTeams.group_id,
      group_name: bgmiGroups.name,
    })
    .from(bgmiStageTeams)
    .innerJoin(teams, eq(bgmiStageTeams.team_id, teams.id))
    .leftJoin(bgmiGroups, eq(bgmiStageTeams.group_id, bgmiGroups.id))
    .where(eq(bgmiStageTeams.stage_id, id))
    .orderBy(asc(bgmiStageTeams.position));
  return rows.map(withoutNullMarks);
}
