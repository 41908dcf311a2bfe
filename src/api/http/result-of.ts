import { cachedAtHeader } from '#domain/cache-messages.ts';
import type { Failure, Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import type { Schema } from '../schema/schema.ts';
import { RefreshFailed } from './authorized-fetch.ts';
import { type Envelope, envelopeSchema } from './envelope.ts';
import { type Attempt, sendCall } from './send-call.ts';

/** What openapi-fetch resolves to, as far as it is read here. */
interface Reply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Call<T> {
  /** A write that gets no answer is `unknown`: it may have happened. */
  readonly kind: 'read' | 'write';
  /** A read that must not be sent a second time by itself. */
  readonly isOnce?: boolean;
  /** The caller wants no answer any more. */
  readonly cancelled?: AbortSignal | undefined;
  readonly schema: Schema<T>;
  /** Where the envelope keeps what is asked for; its `data` when not said. */
  readonly pick?: (envelope: Envelope) => unknown;
}

/** Makes a call and says what became of it (sections 7 and 8). Never throws. */
export async function resultOf<T>(
  api: Pick<Api, 'reachable' | 'pending' | 'retryDelayMs'>,
  call: Call<T>,
  send: (attempt: Attempt) => Promise<Reply>,
): Promise<Result<T>> {
  const { kind, isOnce = false, cancelled } = call;
  if (kind === 'write' && !(await api.reachable())) return { kind: 'offline', message: 'You are offline' };
  try {
    return read(call, await sendCall(api, { kind, isRepeatable: kind === 'read' && !isOnce, cancelled }, send));
  } catch (thrown) {
    return unanswered(call, thrown);
  }
}

function read<T>(call: Call<T>, { data, error, response }: Reply): Result<T> {
  const parsed = envelopeSchema.safeParse(data ?? error);
  if (!parsed.success) return withoutEnvelope(call, response);
  const envelope = parsed.data;
  if (response.status >= 500) return { kind: 'fault', message: envelope.message };
  if (!envelope.status) {
    // Section 8: the first validation message if there is one, the response's own otherwise.
    return { kind: 'rejected', message: envelope.errors[0]?.msg ?? envelope.message, errors: envelope.errors };
  }
  const picked = call.schema.safeParse(call.pick ? call.pick(envelope) : envelope.data);
  if (!picked.success) return { kind: 'fault', message: notUnderstood };
  const cachedAt = Number(response.headers.get(cachedAtHeader));
  return { kind: 'ok', data: picked.data, message: envelope.message, ...(cachedAt > 0 && { cachedAt }) };
}

const notUnderstood = "The server's answer was not understood";

function withoutEnvelope(call: Call<unknown>, response: Response): Failure {
  // A gateway gave up waiting: what it passed on may have been done.
  const gateway = response.status === 502 || response.status === 504;
  if (gateway && call.kind === 'write') return { kind: 'unknown', message: 'The server did not answer' };
  return { kind: 'fault', message: notUnderstood };
}

/** Section 8: "Network or other exception: the exception message is shown." */
function unanswered(call: Call<unknown>, thrown: unknown): Failure {
  if (thrown instanceof RefreshFailed) return thrown.failure;
  // A page where JSON was due.
  if (thrown instanceof SyntaxError) return { kind: 'fault', message: notUnderstood };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: call.kind === 'write' ? 'unknown' : 'offline', message };
}
