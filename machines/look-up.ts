import type { Result } from './result.ts';

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
 * `repeatable`: it was sent with a key, or updates a record, so sending it again finds out.
 */
export type Found =
  | { readonly kind: 'saved'; readonly candidate: Candidate }
  | { readonly kind: 'notSaved' }
  | { readonly kind: 'repeatable' }
  | { readonly kind: 'unsure'; readonly candidates: readonly Candidate[] };

interface LookupResult {
  /** Records with the name that was sent, newest first. */
  readonly candidates: readonly Candidate[];
  /** Whether `candidates` includes every newer record of that name. */
  readonly isComplete: boolean;
  /**
   * The highest id that this device had seen in the list before the first send. Null if it had not seen the newest row.
   * Then any record may be older than the send.
   */
  readonly newestBefore: number | null;
}

/**
 * Decides whether a create without a response was stored. Only a record that is newer than the send counts as proof,
 * because staff duplicate records and an equal one may be older. If exactly one new record is equal in all fields, it is
 * the one that was sent. If records of that name may be new, or differ, the user decides.
 */
export function judge({ candidates, isComplete, newestBefore }: LookupResult): Found {
  const possible = candidates.filter(({ id }) => !isOlder(id, newestBefore));
  const [equal, ...others] = possible.filter(({ differing }) => differing.length === 0);
  if (equal !== undefined && others.length === 0 && isNewer(equal.id, newestBefore)) {
    return { kind: 'saved', candidate: equal };
  }
  return possible.length > 0 || !isComplete ? { kind: 'unsure', candidates: possible } : { kind: 'notSaved' };
}

function isOlder(id: Candidate['id'], newestBefore: number | null): boolean {
  return newestBefore !== null && Number(id) <= newestBefore;
}

/** An id that is not a number has no order. */
function isNewer(id: Candidate['id'], newestBefore: number | null): boolean {
  return newestBefore !== null && Number(id) > newestBefore;
}

/** Guards for the result of a lookup. */
export const foundGuards = {
  isNotSaved: (_: unknown, result: Result<Found>) => result.kind === 'ok' && result.data.kind === 'notSaved',
  isRepeatable: (_: unknown, result: Result<Found>) => result.kind === 'ok' && result.data.kind === 'repeatable',
  /** Sending it creates no second record. */
  maySend: (_: unknown, result: Result<Found>) =>
    result.kind === 'ok' && (result.data.kind === 'notSaved' || result.data.kind === 'repeatable'),
};
