import type { ListRow } from '#machines/list/types.ts';

/** Validates a response and returns its used part. Every zod schema is one. */
export interface Schema<T> {
  readonly safeParse: (data: unknown) => { readonly success: true; readonly data: T } | { readonly success: false };
}

/**
 * Creates a schema from a function that returns undefined for invalid data. The few shapes that all entities share use
 * this, so that the first list does not load zod.
 */
export function schemaOf<T>(read: (data: unknown) => T | undefined): Schema<T> {
  return {
    safeParse: (body) => {
      const data = read(body);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a text. Servers omit an empty text or send null; both are read as ''. */
export function readText(value: unknown): string | undefined {
  const text = value ?? '';
  return typeof text === 'string' ? text : undefined;
}

/** Reads a number. Some servers send numbers as text. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Reads a list; undefined if any item is invalid. */
export function readEach<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/* The shapes that all entities share. They check only what the client uses. */

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
