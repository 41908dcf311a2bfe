import type { ListRow } from '../list/types.ts';

/** A list in which records are looked for, by its path: `teams`. */
export type Place = string;

/** What one list holds of what is sought. */
export interface Found {
  readonly place: Place;
  /** The first of them. */
  readonly rows: readonly ListRow[];
  /** How many there are in all, as far as is known. */
  readonly total: number;
  /** `kept`: of what this device has kept; the server has not said so. */
  readonly source: 'server' | 'cache';
}

/** What a list answered; `null` where it did not, and what is kept stands. */
export interface PlaceAnswer {
  readonly place: Place;
  readonly found: Found | null;
}

export interface FinderInput {
  /** Where to look, in the order of their turns. */
  readonly places: readonly Place[];
}

export interface FinderContext extends FinderInput {
  /** What is sought, without spaces around; as it was typed. */
  readonly sought: string;
  /** Of what was sought last, one for each list that has any. */
  readonly found: readonly Found[];
  /** How many of the lists the server has been asked for. */
  readonly asked: number;
  /** The lists that did not answer. */
  readonly silent: readonly Place[];
}

export type FinderEvent =
  | { readonly type: 'finder.typed'; readonly text: string }
  /** Looks once more for the same. */
  | { readonly type: 'finder.again' };

/** What is looked for, and where. */
export interface FindInput {
  readonly sought: string;
  readonly places: readonly Place[];
}

/** `busy`: more may come. */
export type FinderTag = 'busy';
