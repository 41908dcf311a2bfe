import type { Failure } from '#machines/result.ts';
import type { ListRow } from '../list/types.ts';

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
  readonly isCopy: boolean;
  /** This device changed data after they were cached. */
  readonly isStale: boolean;
}

/** The cached rows of each list by name; null if there are none. */
export type CachedLists = Readonly<Record<string, KnownRows | null>>;

/** How many pages of a list have been read so far, and their rows. */
export interface Reading {
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
export type ScheduleTag = 'busy' | 'awaitingSignIn';
