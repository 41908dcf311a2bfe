import type { Api } from '#api/api.ts';
import type { LookUpInput, SaveInput } from '#machines/form/types.ts';
import type { Found } from '#machines/look-up.ts';
import type { Result } from '#machines/result.ts';
import { knownCapabilities } from '#session/capabilities/capabilities.ts';
import { lookUpRepeatedly } from './look-up-repeatedly.ts';

/**
 * Finds out what became of a create without a response. One that was sent with a key need not be looked up before it is sent
 * again, and the user is never asked about it.
 */
export async function findCreate(
  api: Api,
  { hasKey, isRepeated }: Pick<LookUpInput, 'hasKey' | 'isRepeated'>,
  lookUp: () => Promise<Result<Found>>,
): Promise<Result<Found>> {
  const isKeyed = hasKey && knownCapabilities(api).idempotency;
  if (isKeyed && !isRepeated) return { kind: 'ok', message: '', data: { kind: 'repeatable' } };
  const result = await lookUp();
  const isUnsure = result.kind === 'ok' && result.data.kind === 'unsure';
  return isKeyed && isUnsure ? { kind: 'unknown', message: 'The server did not reply' } : result;
}

/**
 * Sends a create. One with a key that has no response is sent again 2 and 5 s later: the server creates one record, and
 * returns the first response. Not after the user has stopped waiting.
 */
export async function sendRepeatedly<Current>(
  send: () => Promise<Result<unknown, Current>>,
  { key, signal }: Pick<SaveInput, 'key'> & { readonly signal: AbortSignal },
): Promise<Result<unknown, Current>> {
  let first: Result<unknown, Current> | undefined;
  const sendAgain = async () => {
    const result = await send();
    first ??= result;
    return result;
  };
  const isMissing = (result: Result<unknown>) => key !== null && hasNoResponse(result);
  const last = await lookUpRepeatedly(sendAgain, { isMissing, signal });
  // A later request that was not sent, or that failed, does not say what became of the first.
  return last.kind === 'ok' || last.kind === 'rejected' ? last : (first ?? last);
}

function hasNoResponse(result: Result<unknown>): boolean {
  return result.kind === 'unknown' && result.isStopped !== true;
}
