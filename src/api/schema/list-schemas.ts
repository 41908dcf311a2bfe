import { isObject, readEach, readNumber, type Schema, schemaOf } from './schema.ts';

/** The shapes that entities' answers are held against at the boundary: only what the client uses of them. */

export interface RecordData {
  readonly id: number | string;
  readonly [name: string]: unknown;
}

export interface ListData {
  readonly data: readonly RecordData[];
  readonly totalPageCount: number;
  readonly totalData: number;
}

export const anySchema: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };

/** Section 3: "List responses carry data.data (rows), data.totalPageCount and data.totalData." */
export const listSchema = schemaOf((answer): ListData | undefined => {
  if (!isObject(answer)) return undefined;
  const data = readEach(answer['data'], readRow);
  const totalPageCount = readCount(answer['totalPageCount']);
  const totalData = readCount(answer['totalData']);
  if (data === undefined || totalPageCount === undefined || totalData === undefined) return undefined;
  return { data, totalPageCount, totalData };
});

export function readRow(row: unknown): RecordData | undefined {
  if (!isObject(row)) return undefined;
  const { id } = row;
  return typeof id === 'number' || typeof id === 'string' ? { ...row, id } : undefined;
}

function readCount(value: unknown): number | undefined {
  const count = readNumber(value);
  return count !== undefined && count >= 0 ? count : undefined;
}
