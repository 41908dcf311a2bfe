/** A record that a create without a response may have made. */
export interface Candidate {
  readonly id: number | string;
  readonly name: string;
  /** The names of the fields whose stored values differ from those that were sent. */
  readonly differing: readonly string[];
  /** The record, as values of its form. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The result of a lookup. `saved`: this record is the one that was sent. `notSaved`: the server has no such record.
 * `unsure`: one of the candidates may be it, and the user decides. It has no candidates if the list could not be searched.
 */
export type Found =
  | { readonly kind: 'saved'; readonly candidate: Candidate }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'unsure'; readonly candidates: readonly Candidate[] };
