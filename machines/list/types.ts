import type { Failure } from '#machines/result.ts';

/** A row of any entity. */
export interface ListRow {
  readonly id: number | string;
  readonly [key: string]: unknown;
}

/** Values of the members that a list is filtered by: `{ game_id: '3', status: '1' }`. Several are separated by commas. */
export type Filters = Readonly<Record<string, string>>;

/** Which records of a list are shown. */
export interface ListCriteria {
  readonly search: string;
  /** Only for servers that support them. */
  readonly filters?: Filters | undefined;
}

/** The query of a list call; `page` counts from 1. */
export interface ListQuery extends ListCriteria {
  readonly page: number;
  readonly perPage: number;
}

/** The response of a list call (section 3: data.data, data.totalData, data.totalPageCount). */
export interface ListPage {
  readonly rows: readonly ListRow[];
  readonly totalData: number;
  readonly totalPageCount: number;
  /** Whether both counts are estimates. */
  readonly isEstimate?: boolean;
  /** When the server returned the page, in milliseconds since 1970. */
  readonly asOf?: number;
  /** Set if the page comes from the cache. */
  readonly cached?: CacheNote;
}

export interface CacheNote {
  /** This device changed data after the page was cached. */
  readonly isStale: boolean;
  /** Set if the rows were searched for in the cache, which holds `searched` of `total` records. */
  readonly foundIn: { readonly searched: number; readonly total: number } | null;
}

export interface ListContext {
  /** The query that the user wants to see. */
  readonly query: ListQuery;
  /** The page that is shown. While another query loads it is the page of the previous one, until that load is slow. */
  readonly shown: (ListPage & { readonly query: ListQuery }) | null;
  /** The cached page has been shown for so long that the user may be reading it. */
  readonly isRead: boolean;
  /** A newer page, which waits until the user shows it because rows would move. */
  readonly pendingPage: ListPage | null;
  /** The total number of records, as of the last response. */
  readonly total: number;
  /** Why the last load or refresh failed, until the next starts. */
  readonly failure: Failure | null;
}

export type ListEvent =
  | { readonly type: 'list.queryChanged'; readonly query: ListQuery }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'list.retry' }
  /** The page may be outdated: the network is back, or the page was hidden for a while. */
  | { readonly type: 'list.revalidate' }
  /** The cached page was updated. */
  | { readonly type: 'list.pageUpdated' }
  /** The user started to press or move inside the rows. */
  | { readonly type: 'list.touched' }
  | { readonly type: 'list.applyPending' }
  | { readonly type: 'list.rowChanged'; readonly row: ListRow }
  | { readonly type: 'session.resumed' };
