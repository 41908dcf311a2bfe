import type { Failure } from '#machines/result.ts';

/** A row of any entity. */
export interface ListRow {
  readonly id: number | string;
  readonly [key: string]: unknown;
}

/** What a list call asks for; `page` counts from 1. */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
}

/** What a list call answers (section 3: data.data, data.totalData, data.totalPageCount). */
export interface ListPage {
  readonly rows: readonly ListRow[];
  readonly totalData: number;
  readonly totalPageCount: number;
  /** When the server answered so: an instant in milliseconds. */
  readonly asOf?: number;
  /** It is of what this device has kept. */
  readonly copy?: CacheNote;
}

export interface CacheNote {
  /** This device has changed something since. */
  readonly isStale: boolean;
  /** The rows were searched for in what is kept: so many records of so many. */
  readonly foundIn: { readonly kept: number; readonly total: number } | null;
}

/** A page together with the query it answers. */
export interface ShownPage extends ListPage {
  readonly query: ListQuery;
}

export interface ListInput {
  readonly query: ListQuery;
}

export interface ListContext {
  /** What the person asks to see. */
  readonly query: ListQuery;
  /** The last page that arrived, of an earlier query while another is being loaded; gone once that load is slow. */
  readonly shown: ShownPage | null;
  /** The copy that stands in for a page under way has been looked at for long enough to be read. */
  readonly isRead: boolean;
  /** Newer rows than those shown, which wait for the person's word because others stand in other places. */
  readonly pendingPage: ListPage | null;
  /** How many records there are in all, as the last answer said. */
  readonly total: number;
  /** Why the last load or refresh failed, until the next begins. */
  readonly failure: Failure | null;
}

export type ListEvent =
  | { readonly type: 'list.queryChanged'; readonly query: ListQuery }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'list.retry' }
  /** Nobody has asked, but there may be something newer: the network is back, or the page has been left for a while. */
  | { readonly type: 'list.revalidate' }
  /** What the device has kept of the page has been renewed. */
  | { readonly type: 'list.pageUpdated' }
  /** The person has begun to press or to move among the rows. */
  | { readonly type: 'list.touched' }
  | { readonly type: 'list.applyPending' }
  | { readonly type: 'list.rowChanged'; readonly row: ListRow }
  | { readonly type: 'session.resumed' };

/** The asked page is past the last one: the list goes on to `lastPage` by itself, and the address should follow. */
export type ListEmitted = { readonly type: 'list.pageOutOfRange'; readonly lastPage: number };

/** `busy`: a load is under way. `awaitingSignIn`: it waits for `session.resumed`. */
export type ListTag = 'busy' | 'awaitingSignIn';
