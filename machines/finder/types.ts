import type { ListRow } from '../list/types.ts';

/** A list to search, by its path: `teams`. */
export type Place = string;

/** The matches in one list. */
export interface Found {
  readonly place: Place;
  /** The first matches. */
  readonly rows: readonly ListRow[];
  /** The number of matches, as far as known. */
  readonly total: number;
  /** Where the matches come from. */
  readonly source: 'server' | 'cache';
}

/** The server's result for a list; `null` if it did not respond, and the cached matches stay. */
export interface PlaceResult {
  readonly place: Place;
  readonly found: Found | null;
}

export interface FinderInput {
  /** The lists to search, in order. */
  readonly places: readonly Place[];
}

export interface FinderContext extends FinderInput {
  /** The query, as typed, without leading and trailing spaces. */
  readonly search: string;
  /** The matches of the last query, one entry for each list that has any. */
  readonly found: readonly Found[];
  /** How many of the lists were searched on the server. */
  readonly asked: number;
  /** The lists that did not respond. */
  readonly silent: readonly Place[];
}

export type FinderEvent =
  | { readonly type: 'finder.typed'; readonly text: string }
  /** Searches again for the same query. */
  | { readonly type: 'finder.again' };

/** The query, and the lists to search. */
export interface FindInput {
  readonly search: string;
  readonly places: readonly Place[];
}

/** `busy`: more results may follow. */
export type FinderTag = 'busy';
