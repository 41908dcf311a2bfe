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

/** Where dropdowns get their options from: each source is read once, when it is first needed. */
export interface OptionStore {
  readonly get: (source: OptionSource) => OptionList;
  /** Reads a source that is not there yet, or that failed. */
  readonly load: (source: OptionSource) => void;
  readonly subscribe: (listener: () => void) => () => void;
}
