import type { Api } from '#api/api.ts';
import { largestPage } from '#domain/limits.ts';
import { entity } from '#entities/declared/user.ts';
import { rowName } from '#entities/row-name.ts';
import { loadListPage } from '#lists/page-store.ts';

/** A user whose changes can be listed. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
}

interface Staff {
  readonly members: readonly StaffMember[];
  /** There are more than these: a search finds them. */
  readonly isLong: boolean;
}

/** The users that match a search; null if they cannot be read. */
export async function readStaff(api: Api, search: string, signal: AbortSignal): Promise<Staff | null> {
  const result = await loadListPage(api, entity, { page: 1, perPage: largestPage, search }, signal);
  if (result.kind !== 'ok') return null;
  const { rows, totalData } = result.data;
  const members = rows.map((row) => ({ id: Number(row.id), name: rowName(entity, row) }));
  return { members, isLong: totalData > rows.length };
}
