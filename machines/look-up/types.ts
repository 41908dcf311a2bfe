/** A stored record that may be what a create without a response has made. */
export interface Candidate {
  readonly id: number | string;
  readonly name: string;
  /** The fields whose stored values are not those that were sent, by name. */
  readonly differing: readonly string[];
  /** The record as values of its form. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * What a lookup came to. `saved`: this record is the one that was sent. `notSaved`: the server has no such record now.
 * `unsure`: one of these may be it, and only the user can say; none of them where the list cannot be searched through.
 */
export type Found =
  | { readonly kind: 'saved'; readonly candidate: Candidate }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'unsure'; readonly candidates: readonly Candidate[] };
