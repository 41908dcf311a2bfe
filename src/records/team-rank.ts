import { type Api, ownApi } from '#api/api.ts';
import { readRecord } from '#api/calls/entity-calls.ts';
import { rankBy } from '#domain/points/rank.ts';
import { readPointTable, rowsOf } from '#domain/points/standings.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { requireDeclared } from './require-declared.ts';
import { ownerOf, type Rulesets } from './rulesets.ts';

/** The place of a team in a tournament's point table. */
export interface TeamRank {
  /** As the point table shows it: '=2' is shared. */
  readonly rank: string;
  /** The number of teams in the table. */
  readonly teams: number;
}

/**
 * Reads the rank of a team in a tournament. Null if its table does not contain the team, or if the tournament cannot be
 * read.
 */
export async function readTeamRank(
  api: Api,
  tournamentId: number | string,
  teamId: number | string,
  rulesets: Rulesets,
  signal: AbortSignal,
): Promise<TeamRank | null> {
  const options = { signal, access: 'cached' } as const;
  const result = await readRecord(ownApi(api), requireDeclared(tournament.endpoints.read), tournamentId, options);
  if (result.kind !== 'ok') return null;
  const rows = rowsOf(readPointTable(result.data));
  const at = rows.findIndex((row) => row['team_id'] === String(teamId));
  const rank = rankBy(rulesets.of(ownerOf(result.data), rows))(rows).shown[at];
  return rank === undefined ? null : { rank, teams: rows.length };
}
