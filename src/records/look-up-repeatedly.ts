import type { Found } from '#machines/look-up/types.ts';
import type { Result } from '#machines/result.ts';

/** Before each further look, in milliseconds: a request without a response may still be on its way. */
const lookDelaysMs = [2000, 3000];

/**
 * Looks up what became of a request without a response: again 2 and 5 s after the start, as long as there is no sign of
 * it. Returns the last answer.
 */
export async function lookRepeatedly<Looked>(
  look: () => Promise<Looked>,
  { isMissing, signal }: { readonly isMissing: (answer: Looked) => boolean; readonly signal: AbortSignal },
): Promise<Looked> {
  let answer = await look();
  for (const delay of lookDelaysMs) {
    if (!isMissing(answer)) break;
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (signal.aborted) break;
    answer = await look();
  }
  return answer;
}

interface CreateLookup {
  /** Whether the create may still be on its way. */
  readonly isRepeated: boolean;
  readonly signal: AbortSignal;
}

/** Looks up a create without a response: once, or for as long as the request may still be on its way. */
export async function lookForCreate(
  look: () => Promise<Result<Found>>,
  { isRepeated, signal }: CreateLookup,
): Promise<Result<Found>> {
  if (!isRepeated) return await look();
  return await lookRepeatedly(look, {
    isMissing: (answer) => answer.kind === 'ok' && answer.data.kind === 'notSaved',
    signal,
  });
}
