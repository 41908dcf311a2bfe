import type { Failure } from '#machines/result.ts';
import type { ListRow } from '../list/types.ts';

/** One page of one of the lists, which are named as the areas are. Pages count from 1. */
export interface PageCall {
  readonly list: string;
  readonly page: number;
}

/** Rows of a list as far as they are known. */
export interface KnownRows {
  readonly rows: readonly ListRow[];
  /** How many records the list has in all. */
  readonly total: number;
  /** When the server answered with the oldest of them: an instant in milliseconds; null where that is not known. */
  readonly asOf: number | null;
  /** Some of them are of what this device has kept. */
  readonly isCopy: boolean;
  /** This device has changed something since. */
  readonly isStale: boolean;
}

/** What this device has kept of each list, by its name; null where it has nothing. */
export type CachedLists = Readonly<Record<string, KnownRows | null>>;

/** How far the pages of a list have been read this time. */
export interface Reading {
  readonly known: KnownRows;
  readonly pages: number;
  readonly pageCount: number;
}

export interface ListPart {
  readonly list: string;
  /** What is shown until all pages have been read: of the device, or of the reading before. */
  readonly former: KnownRows | null;
  readonly reading: Reading | null;
  /** Why the reading ended before its end. */
  readonly failure: Failure | null;
}

export interface ScheduleInput {
  readonly lists: readonly string[];
}

export interface ScheduleContext {
  readonly parts: readonly ListPart[];
  /** Which of the lists is being read; as many as there are when none is left. */
  readonly at: number;
}

export type ScheduleEvent =
  /** Somebody has asked, or there may be something newer. */
  | { readonly type: 'schedule.refresh' }
  /** What has been read so far is enough. */
  | { readonly type: 'schedule.cancel' }
  /** What the device has kept of a list has been renewed. */
  | { readonly type: 'schedule.pageUpdated' }
  | { readonly type: 'session.resumed' };

/** `busy`: pages are under way. `awaitingSignIn`: they wait for `session.resumed`. */
export type ScheduleTag = 'busy' | 'awaitingSignIn';
