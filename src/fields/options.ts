import type { PendingCalls } from '#domain/pending-calls.ts';
import type { OptionSource } from './option-sources.ts';

/** An item of a dropdown (section 3: id and name). */
export interface Option {
  readonly id: number;
  readonly name: string;
  readonly pandascore_id?: number | null | undefined;
}

/** What is known of an option source. */
export type OptionList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly options: readonly Option[]; readonly rest: OptionRest | null };

/** Of a source with more items than its call answers with: what is known of the others. */
export interface OptionRest {
  /** How many answers are on their way. */
  readonly asked: number;
  /** Ids that were asked for and have no name. */
  readonly nameless: ReadonlySet<string>;
}

/** What a dropdown asks for: a source, and what the source itself asks for. */
export interface OptionQuery {
  readonly source: OptionSource;
  readonly params?: Readonly<Record<string, string>>;
}

/** Some of the items that a long list has left out: what words find, or those of ids. */
export type OptionSearch = { readonly search: string } | { readonly ids: readonly string[] };

/** Where dropdowns get their options from: each list is read once, when it is first needed. */
export interface OptionStore {
  readonly get: (query: OptionQuery) => OptionList;
  /** Reads a list that is not there yet, or that failed. */
  readonly load: (query: OptionQuery) => void;
  /** Adds to a list that did not come whole what is not among its options; nothing to any other. Never rejects. */
  readonly seek: (query: OptionQuery, sought: OptionSearch) => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The calls for a list that have no answer yet. */
  readonly pending: (query: OptionQuery) => PendingCalls;
}

/** What an item is called before, or without, an answer: '…' or '#12'. */
export function nameless(list: OptionList, id: string): string {
  const isComing = list.kind === 'loading' || (list.kind === 'loaded' && list.rest?.nameless.has(id) === false);
  return isComing ? '…' : `#${id}`;
}
