import type { Failure } from '#machines/result.ts';
import type { ListPage, ListRow } from '../list/types.ts';
import type { Tags } from '../tags.ts';

/** One page of one list. A list has the name of its area. Pages count from 1. */
export interface PageCall {
  readonly list: string;
  readonly page: number;
}

/** The known rows of a list. */
export interface KnownRows {
  readonly rows: readonly ListRow[];
  /** How many records the list has in all. */
  readonly total: number;
  /** When the server returned the oldest of them, in milliseconds since 1970; null if unknown. */
  readonly asOf: number | null;
  /** Some of the rows come from the cache. */
  readonly isCached: boolean;
  /** This device changed data after they were cached. */
  readonly isStale: boolean;
}

/** The cached rows of each list by name; null if there are none. */
export type CachedLists = Readonly<Record<string, KnownRows | null>>;

/** How many pages of a list have been read so far, and their rows. */
interface Reading {
  readonly known: KnownRows;
  readonly pages: number;
  readonly pageCount: number;
}

export interface ListPart {
  readonly list: string;
  /** The rows shown until all pages are read: from the cache, or from the previous reading. */
  readonly former: KnownRows | null;
  readonly reading: Reading | null;
  /** Why reading stopped early. */
  readonly failure: Failure | null;
}

export interface ScheduleInput {
  readonly lists: readonly string[];
}

export interface ScheduleContext {
  readonly parts: readonly ListPart[];
  /** The index of the list that is being read; the number of lists when all are finished. */
  readonly at: number;
}

export type ScheduleEvent =
  /** The user asked for new data, or there may be some. */
  | { readonly type: 'schedule.refresh' }
  /** Stop reading and keep the rows read so far. */
  | { readonly type: 'schedule.cancel' }
  /** The cached pages of a list were updated. */
  | { readonly type: 'schedule.pageUpdated' }
  | { readonly type: 'session.resumed' };

/** `busy`: pages are being read. `awaitingSignIn`: reading waits for `session.resumed`. */
export type ScheduleTag = Tags<'busy' | 'awaitingSignIn'>;

/** How many pages of a list are read at most. The screen says if there are more. */
export const MAX_PAGES = 50;

/** Whether a list has pages that are not read yet. */
export function hasNextPage({ reading, failure }: ListPart): boolean {
  return failure === null && (reading === null || reading.pages < Math.min(reading.pageCount, MAX_PAGES));
}

/** The known rows of a list: those read so far, and the former rows of pages that are not read yet. */
export function knownRows(part: ListPart): KnownRows | null {
  const { former, reading } = part;
  if (reading === null) return former;
  return former === null || reading.pages >= reading.pageCount ? reading.known : mergedRows(former, reading.known);
}

/** Adds the next page of a list. Pages arrive in order. */
export function withPage(part: ListPart, page: ListPage): ListPart {
  const { rows, totalData: total, totalPageCount: pageCount, asOf = null, cached } = page;
  const read: KnownRows = { rows, total, asOf, isCached: cached !== undefined, isStale: cached?.isStale ?? false };
  const known = part.reading === null ? read : mergedRows(part.reading.known, read);
  return { ...part, reading: { known, pages: (part.reading?.pages ?? 0) + 1, pageCount } };
}

export function withFailure(part: ListPart, failure: Failure): ListPart {
  return { ...part, failure };
}

/** Uses the cached rows if they are newer than the rows shown, or if there are none yet. */
export function withCachedRows(part: ListPart, cached: CachedLists): ListPart {
  const found = cached[part.list] ?? null;
  const known = knownRows(part);
  const isBetter = found !== null && (known === null || (known.isCached && (found.asOf ?? 0) >= (known.asOf ?? 0)));
  return isBetter ? { ...part, former: found, reading: null } : part;
}

/** Starts reading from the first page. The known rows stay until all pages are read. */
export function restarted(part: ListPart): ListPart {
  return { ...part, former: knownRows(part), reading: null, failure: null };
}

/** Merges rows. A record that moved to another page between two calls is included once, as read last. */
function mergedRows(before: KnownRows, now: KnownRows): KnownRows {
  return {
    rows: [...new Map([...before.rows, ...now.rows].map((row) => [row.id, row])).values()],
    total: now.total,
    asOf: before.asOf === null || now.asOf === null ? null : Math.min(before.asOf, now.asOf),
    isCached: before.isCached || now.isCached,
    isStale: before.isStale || now.isStale,
  };
}
