import type { Found } from '#machines/look-up.ts';
import type { Result } from '#machines/result.ts';

/** Delay before each further attempt: a request without a response may still arrive at the server. */
const retryDelaysMs = [2000, 3000];

/**
 * Looks up the result of a request without a response. Repeats the lookup 2 and 5 s after the start while the result is
 * missing. Returns the last result.
 */
export async function lookUpRepeatedly<Outcome>(
  lookUp: () => Promise<Outcome>,
  { isMissing, signal }: { readonly isMissing: (result: Outcome) => boolean; readonly signal: AbortSignal },
): Promise<Outcome> {
  let result = await lookUp();
  for (const delay of retryDelaysMs) {
    if (!isMissing(result)) break;
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (signal.aborted) break;
    result = await lookUp();
  }
  return result;
}

interface CreateLookup {
  /** Whether the create may still arrive at the server. */
  readonly isRepeated: boolean;
  readonly signal: AbortSignal;
}

/** Looks up a create without a response: once, or repeatedly while the request may still arrive. */
export async function lookUpCreateRepeatedly(
  lookUp: () => Promise<Result<Found>>,
  { isRepeated, signal }: CreateLookup,
): Promise<Result<Found>> {
  if (!isRepeated) return await lookUp();
  return await lookUpRepeatedly(lookUp, {
    isMissing: (result) => result.kind === 'ok' && result.data.kind === 'notSaved',
    signal,
  });
}
