import type { ListRow } from '#machines/list/types.ts';
import { isObject, readEach, readNumber, type Schema, schemaOf } from './schema.ts';

/** Schemas for the responses of all entities. They check only what the client uses. */

export interface ListData {
  readonly data: readonly ListRow[];
  readonly totalPageCount: number;
  readonly totalData: number;
  /** Whether both counts are estimates. Servers that only count exactly do not send it. */
  readonly isEstimate: boolean;
}

export const anySchema: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** Section 3: "List responses carry data.data (rows), data.totalPageCount and data.totalData." */
export const listSchema = schemaOf((list): ListData | undefined => {
  if (!isObject(list)) return undefined;
  const data = readEach(list['data'], readRow);
  const totalPageCount = readCount(list['totalPageCount']);
  const totalData = readCount(list['totalData']);
  if (data === undefined || totalPageCount === undefined || totalData === undefined) return undefined;
  return { data, totalPageCount, totalData, isEstimate: list['isEstimate'] === true };
});

export function readRow(row: unknown): ListRow | undefined {
  if (!isObject(row)) return undefined;
  const { id } = row;
  return typeof id === 'number' || typeof id === 'string' ? { ...row, id } : undefined;
}

function readCount(value: unknown): number | undefined {
  const count = readNumber(value);
  return count !== undefined && count >= 0 ? count : undefined;
}
