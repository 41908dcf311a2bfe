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
  | { readonly kind: 'loaded'; readonly options: readonly Option[] };

/** What a dropdown asks for: a source, and what the source itself asks for. */
export interface OptionQuery {
  readonly source: OptionSource;
  readonly params?: Readonly<Record<string, string>>;
}

/** Where dropdowns get their options from: each list is read once, when it is first needed. */
export interface OptionStore {
  readonly get: (query: OptionQuery) => OptionList;
  /** Reads a list that is not there yet, or that failed. */
  readonly load: (query: OptionQuery) => void;
  readonly subscribe: (listener: () => void) => () => void;
}
