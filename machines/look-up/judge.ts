import type { Candidate, Found } from './types.ts';

interface Looked {
  /** Records of the name that was sent, newest first. */
  readonly candidates: readonly Candidate[];
  /** Whether a newer record of that name cannot be missing among them. */
  readonly isComplete: boolean;
  /**
   * The highest id that this device had seen in the list before the first send. Null where it had not seen the newest
   * row: then any record may be older than the send.
   */
  readonly newestBefore: number | null;
}

/**
 * Decides what became of a create without a response. Only a record that is newer than the send counts as proof: an equal
 * one may have been there before, as staff duplicate records. Exactly one new record that is equal in all fields is the
 * one that was sent. Records of the same name that only may be new, or differ, are for the user to judge.
 */
export function judge({ candidates, isComplete, newestBefore }: Looked): Found {
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

/** An id that is no number has no order. */
function isNewer(id: Candidate['id'], newestBefore: number | null): boolean {
  return newestBefore !== null && Number(id) > newestBefore;
}
