import type { Candidate, Found } from './types.ts';

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
