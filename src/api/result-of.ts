import createClient, { type Client } from 'openapi-fetch';
import { cachedAtHeader } from '#domain/cache-messages.ts';
import type { Failure, Result } from '#machines/result.ts';
import type { paths } from '#openapi/schema.d.ts';
import type { Api } from './api.ts';
import { type Envelope, envelopeSchema } from './http/envelope.ts';
import { type Body, toFormData } from './http/form-data.ts';
import { CallEnded, type CallOptions, makeCall, sendRequest, tooLongToSend } from './pipeline.ts';
import type { Schema } from './schema.ts';

/** The part of openapi-fetch's result that is used here. */
export interface Reply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A write without a response is `unknown`: it may have been done. */
export interface Call<T, Current = unknown> extends CallOptions {
  /** The request has an `Idempotency-Key`. */
  readonly isKeyed?: boolean;
  readonly schema: Schema<T>;
  /** The current record in a response of 412. Set if the request has `If-Match`. */
  readonly current?: Schema<Current> | undefined;
  /** Selects the requested part of the envelope; by default `data`. */
  readonly pick?: (envelope: Envelope) => unknown;
  /** The data of an optional call on a server without it. Without this, its response is a failure. */
  readonly absent?: T;
}

/**
 * Makes a call of the contract through the pipeline and returns its result (sections 7 and 8). Never throws. `send` receives
 * the typed client of the call: nothing else in the app makes calls of the contract.
 */
export async function resultOf<T, Current = unknown>(
  api: Api,
  call: Call<T, Current>,
  send: (client: Client<paths>) => Promise<Reply>,
): Promise<Result<T, Current>> {
  try {
    const reply = await makeCall(api, call, ({ signal, onUpload }) => {
      let hasFiles = false;
      const client = createClient<paths>({
        baseUrl: api.baseUrl,
        signal,
        bodySerializer: (body: unknown) => {
          // The contract types the body of each call.
          const form = toFormData(body as Body);
          hasFiles = [...form.values()].some((part) => part instanceof Blob);
          return form;
        },
        fetch: (request) => sendRequest(api, call, request, hasFiles ? onUpload : undefined),
      });
      return send(client);
    });
    return readReply(call, reply);
  } catch (thrown) {
    return failureOf(call, thrown);
  }
}

function readReply<T, Current>(call: Call<T, Current>, { data, error, response }: Reply): Result<T, Current> {
  // Not Found and Method Not Allowed: the server does not have the call.
  if (call.absent && [404, 405].includes(response.status)) {
    return { kind: 'ok', data: call.absent, message: '' };
  }
  const parsed = envelopeSchema.safeParse(data ?? error);
  if (!parsed.success) return withoutEnvelope(call, response);
  const envelope = parsed.data;
  if (isUnsure(call, response)) return { kind: 'unknown', message: withReference(envelope.message, response) };
  if (response.status >= 500) return { kind: 'fault', message: withReference(envelope.message, response) };
  const version = versionIn(response);
  if (!envelope.status) {
    const current = response.status === 412 ? call.current?.safeParse(envelope.data) : undefined;
    if (current?.success) return { kind: 'outdated', message: envelope.message, current: current.data, version };
    // The first request with this key is still running.
    if (call.isKeyed && response.status === 409 && response.headers.has('Retry-After')) {
      return { kind: 'unknown', message: envelope.message };
    }
    // Section 8: the first validation message, or else the response's own message.
    return { kind: 'rejected', message: envelope.errors[0]?.msg ?? envelope.message, errors: envelope.errors };
  }
  const picked = call.schema.safeParse(call.pick ? call.pick(envelope) : envelope.data);
  if (!picked.success) return { kind: 'fault', message: withReference(notUnderstood, response) };
  const cachedAt = Number(response.headers.get(cachedAtHeader));
  return {
    kind: 'ok',
    data: picked.data,
    message: envelope.message,
    ...(cachedAt > 0 && { cachedAt }),
    ...(version !== null && { version }),
  };
}

/** The version of the record in a response. A weak tag identifies none (RFC 9110, section 13.1.1). */
export function versionIn({ headers }: Pick<Response, 'headers'>): string | null {
  const tag = headers.get('ETag');
  return tag === null || tag.startsWith('W/') ? null : tag;
}

export const notUnderstood = 'The server sent an unexpected reply';

/** The server's database was interrupted, perhaps after it had stored the record. The app can look for it. */
function isUnsure({ kind, isKeyed = false, current }: Call<unknown>, { status, headers }: Response): boolean {
  return kind === 'write' && status === 503 && headers.has('Retry-After') && (isKeyed || current !== undefined);
}

/** The message with the id of the request, by which the server's operator finds the error in the log. */
function withReference(message: string, { headers }: Response): string {
  const id = headers.get('X-Request-Id');
  return id === null ? message : `${message} · Reference ${id}`;
}

/** What proxies refuse with a page of their own. */
const refusals: Readonly<Record<number, Failure>> = {
  413: { kind: 'rejected', message: 'The request is too large', errors: [] },
  414: tooLongToSend,
  431: tooLongToSend,
};

function withoutEnvelope(call: Call<unknown>, response: Response): Failure {
  const refusal = refusals[response.status];
  if (refusal !== undefined) return refusal;
  // The gateway timed out: the server may still have done the write.
  const isGatewayError = response.status === 502 || response.status === 504;
  if (isGatewayError && call.kind === 'write') return { kind: 'unknown', message: 'The server did not reply' };
  return { kind: 'fault', message: withReference(notUnderstood, response) };
}

/** Section 8: "Network or other exception: the exception message is shown." */
function failureOf(call: Call<unknown>, thrown: unknown): Failure {
  if (thrown instanceof CallEnded) return thrown.failure;
  // The response was a page instead of JSON.
  if (thrown instanceof SyntaxError) return { kind: 'fault', message: notUnderstood };
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: call.kind === 'read' ? 'offline' : 'unknown', message };
}
