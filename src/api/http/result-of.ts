import { cachedAtHeader } from '#domain/cache-messages.ts';
import type { Failure, Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import type { Schema } from '../schema/schema.ts';
import { RefreshFailed } from './client.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { type Attempt, type CallOptions, sendCall } from './send-call.ts';

/** The part of openapi-fetch's result that is used here. */
interface Reply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A write without a response is `unknown`: it may have been done. */
export interface Call<T> extends Pick<CallOptions, 'kind' | 'cancelled'> {
  /** Prevents automatic retries of a read. */
  readonly isOnce?: boolean;
  readonly schema: Schema<T>;
  /** Selects the requested part of the envelope; by default `data`. */
  readonly pick?: (envelope: Envelope) => unknown;
}

/** Makes a call and returns its result (sections 7 and 8). Never throws. */
export async function resultOf<T>(
  api: Pick<Api, 'reachable' | 'pending' | 'retryDelayMs'>,
  call: Call<T>,
  send: (attempt: Attempt) => Promise<Reply>,
): Promise<Result<T>> {
  const { kind, isOnce = false, cancelled } = call;
  if (kind === 'write' && !(await api.reachable())) return { kind: 'offline', message: 'You are offline' };
  try {
    return readReply(call, await sendCall(api, { kind, isRepeatable: kind === 'read' && !isOnce, cancelled }, send));
  } catch (thrown) {
    return failureOf(call, thrown);
  }
}

function readReply<T>(call: Call<T>, { data, error, response }: Reply): Result<T> {
  const parsed = envelopeSchema.safeParse(data ?? error);
  if (!parsed.success) return withoutEnvelope(call, response);
  const envelope = parsed.data;
  if (response.status >= 500) return { kind: 'fault', message: envelope.message };
  if (!envelope.status) {
    // Section 8: the first validation message, or else the response's own message.
    return { kind: 'rejected', message: envelope.errors[0]?.msg ?? envelope.message, errors: envelope.errors };
  }
  const picked = call.schema.safeParse(call.pick ? call.pick(envelope) : envelope.data);
  if (!picked.success) return { kind: 'fault', message: notUnderstood };
  const cachedAt = Number(response.headers.get(cachedAtHeader));
  return { kind: 'ok', data: picked.data, message: envelope.message, ...(cachedAt > 0 && { cachedAt }) };
}

const notUnderstood = 'The server sent an unexpected reply';

function withoutEnvelope(call: Call<unknown>, response: Response): Failure {
  // The gateway timed out: the server may still have done the write.
  const isGatewayError = response.status === 502 || response.status === 504;
  if (isGatewayError && call.kind === 'write') return { kind: 'unknown', message: 'The server did not reply' };
  return { kind: 'fault', message: notUnderstood };
}

/** Section 8: "Network or other exception: the exception message is shown." */
function failureOf(call: Call<unknown>, thrown: unknown): Failure {
  if (thrown instanceof RefreshFailed) return thrown.failure;
  // The response was a page instead of JSON.
  if (thrown instanceof SyntaxError) return { kind: 'fault', message: notUnderstood };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: call.kind === 'write' ? 'unknown' : 'offline', message };
}
