import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { teams } from '#server/db/schema/catalogue.ts';
import { pointRows } from '#server/db/schema/competitions.ts';
import { invalid } from '#server/http/refusal.ts';
import { deletedMark, withoutNullMarks } from '#server/trash/deleted-mark.ts';
import { missingReferences } from '../base/missing-references.ts';
import type { Body } from '../base/write-values.ts';

type SentRow = Readonly<
  Record<
    'team_id' | 'chicken_dinner' | 'matches_played' | 'total_finish' | 'position_point' | 'total_point',
    number | string
  >
> & { readonly adjustment?: number | string; readonly reason?: string };

/**
 * The rows of the body's point table; undefined when the body has none. The contract has checked their shape. Because of
 * penalties a total may differ from the sum of its parts.
 */
function sentRows(body: Body): readonly SentRow[] | undefined {
  return body['pointTable'] as readonly SentRow[] | undefined;
}

/** @throws Refusal 422 naming each row whose team does not exist. */
export async function checkPointTable(db: Db, body: Body): Promise<void> {
  const rows = sentRows(body) ?? [];
  const references = rows.map(({ team_id }, at) => ({ id: Number(team_id), path: `pointTable[${at}][team_id]` }));
  const missing = await missingReferences(db, teams, references, 'Team');
  if (missing.length > 0) throw invalid(missing);
}

/** Replaces the rows of the point table. A body without rows changes nothing. */
export async function writePointTable(db: Db, id: number, body: Body): Promise<void> {
  const sent = sentRows(body);
  if (sent === undefined) return;
  await db.delete(pointRows).where(eq(pointRows.tournament_id, id));
  if (sent.length === 0) return;
  await db.insert(pointRows).values(
    sent.map((row, position) => ({
      tournament_id: id,
      position,
      team_id: Number(row.team_id),
      chicken_dinner: Number(row.chicken_dinner),
      matches_played: Number(row.matches_played),
      total_finish: Number(row.total_finish),
      position_point: Number(row.position_point),
      total_point: Number(row.total_point),
      // 0 and '' are no penalty, so there is nothing to explain.
      adjustment: Number(row.adjustment ?? 0) || null,
      reason: Number(row.adjustment ?? 0) === 0 ? '' : (row.reason ?? ''),
    })),
  );
}

/** The rows in the order that staff chose. */
export async function pointTableOf(db: Db, id: number) {
  const rows = await db
    .select({
      team_id: pointRows.team_id,
      team_name: teams.name,
      deleted: deletedMark(teams),
      chicken_dinner: pointRows.chicken_dinner,
      matches_played: pointRows.matches_played,
      total_finish: pointRows.total_finish,
      position_point: pointRows.position_point,
      total_point: pointRows.total_point,
      adjustment: pointRows.adjustment,
      reason: pointRows.reason,
    })
    .from(pointRows)
    .innerJoin(teams, eq(pointRows.team_id, teams.id))
    .where(eq(pointRows.tournament_id, id))
    .orderBy(asc(pointRows.position));
  return rows.map(({ adjustment, reason, ...row }) => ({
    ...withoutNullMarks(row),
    ...(adjustment !== null && { adjustment, reason }),
  }));
}
