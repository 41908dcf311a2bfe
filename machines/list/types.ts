import type { Failure } from '../answer.ts';

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
  /** How many records there are in all, as the last answer said. */
  readonly total: number;
  /** Why the last load or refresh failed, until the next begins. */
  readonly failure: Failure | null;
}

export type ListEvent =
  | { readonly type: 'list.queryChanged'; readonly query: ListQuery }
  | { readonly type: 'list.refresh' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'list.rowChanged'; readonly row: ListRow }
  | { readonly type: 'session.resumed' };

/** The asked page is past the last one: the list goes on to `lastPage` by itself, and the address should follow. */
export type ListEmitted = { readonly type: 'list.pageOutOfRange'; readonly lastPage: number };

/** `busy`: a load is under way. `awaitingSignIn`: it waits for `session.resumed`. */
export type ListTag = 'busy' | 'awaitingSignIn';
