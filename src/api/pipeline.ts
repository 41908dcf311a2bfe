import { resolveWithin } from '#domain/resolve-within.ts';
import type { Failure } from '#machines/result.ts';
import { type Api, hasEnded, type OwnApi } from './api.ts';

/**
 * All that happens around a call, and around each request that it sends: the first step is outermost, each calls the next,
 * and the work itself is innermost. A new step is one function and one entry.
 */
const callSteps: readonly CallStep[] = [refuseUnreachable, listAsPending, retryRead];

/** A call that is sent again passes all of them again: it has the token of that moment. The network is innermost. */
const requestSteps: readonly RequestStep[] = [
  authorize,
  nameAuthor,
  nameScope,
  exchangeDeviceTokens,
  refuseLongAddress,
  reportOutcome,
];

export interface CallOptions {
  readonly kind: 'read' | 'write';
  /** Prevents automatic retries of a read. */
  readonly isOnce?: boolean;
  /**
   * `signed`, the default, carries the access token. `cached` does too, and the service worker may respond from its cache and
   * store the response. `open` carries none: login and refresh (section 7).
   */
  readonly access?: 'signed' | 'cached' | 'open' | undefined;
  /** Aborts when the caller no longer needs the result. */
  readonly signal?: AbortSignal | undefined;
}

/** A call sent once, with its automatic retries. The user can end it and start another. */
interface Attempt {
  readonly signal: AbortSignal;
  /** Receives the fraction of an upload that has been sent, from 0 to 1. */
  readonly onUpload: (sent: number) => void;
}

type CallOf<Subject> = CallOptions & { readonly api: Subject };
type SignedApi = Api & Partial<Pick<OwnApi, 'session' | 'author' | 'until'>>;
type Work<Value> = (attempt: Attempt) => Promise<Value>;
type Network = (request: Request) => Promise<Response>;
type CallStep = <Value>(call: CallOf<Api>, attempt: Attempt, next: Work<Value>) => Promise<Value>;
type RequestStep = (call: CallOf<SignedApi>, request: Request, next: Network) => Promise<Response>;

/** Does the work of a call inside its steps. Throws what they throw. */
export function makeCall<Value>(api: Api, options: CallOptions, work: Work<Value>): Promise<Value> {
  const call = { ...options, api };
  const { signal = new AbortController().signal } = options;
  const first = callSteps.reduceRight<Work<Value>>((next, step) => (attempt) => step(call, attempt, next), work);
  return first({ signal, onUpload: () => undefined });
}

/** Sends a request of a call inside its steps. With `onUpload` it reports how much of the body has been sent. */
export function sendRequest(
  api: Api,
  options: CallOptions,
  request: Request,
  onUpload?: Attempt['onUpload'],
): Promise<Response> {
  const call = { ...options, api };
  const network: Network = (ready) => api.fetch(ready, onUpload);
  return requestSteps.reduceRight<Network>((next, step) => (ready) => step(call, ready, next), network)(request);
}

/** Thrown by a step that ends a call: its result. */
export class CallEnded extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const offline: Failure = { kind: 'offline', message: 'You are offline' };
const signedOut: Failure = { kind: 'sessionExpired', message: 'Please sign in again' };

/** Call: a write without a connection is `offline`: it is then known not to be done. */
async function refuseUnreachable<Value>({ api, kind }: CallOf<Api>, attempt: Attempt, next: Work<Value>) {
  if (kind === 'write' && !(await api.reachable())) throw new CallEnded(offline);
  return await next(attempt);
}

/** Why an attempt ends that another one follows. */
const tryAgain = new Error('The user tries again');

/** Call: lists it as pending until it settles. "Stop waiting" ends it; "Try again", for a read, starts another attempt. */
export async function listAsPending<Value>(
  { api: { pending }, kind }: CallOf<Pick<Api, 'pending'>>,
  { signal: cancelled }: Pick<Attempt, 'signal'>,
  next: Work<Value>,
): Promise<Value> {
  let current = new AbortController();
  const end = (reason: unknown) => current.abort(reason);
  const isRead = kind === 'read';
  const message = 'You stopped waiting for the server';
  const stopped: Failure = isRead ? { kind: 'offline', message } : { kind: 'unknown', message, isStopped: true };
  const change = pending.add({
    kind,
    startedAt: Date.now(),
    attempt: 1,
    sent: null,
    stop: () => end(new CallEnded(stopped)),
    retry: isRead ? () => end(tryAgain) : null,
  });
  const cancel = () => end(cancelled.reason);
  cancelled.addEventListener('abort', cancel);
  try {
    for (let attempt = 1; ; attempt += 1) {
      cancelled.throwIfAborted();
      if (attempt > 1) change({ attempt, startedAt: Date.now() });
      current = new AbortController();
      const { signal } = current;
      try {
        // The work may wait for something without a signal, such as a token refresh that other requests share.
        return await Promise.race([next({ signal, onUpload: (sent) => change({ sent }) }), untilAborted(signal)]);
      } catch (thrown) {
        if (signal.reason === tryAgain) continue;
        signal.throwIfAborted();
        throw thrown;
      }
    }
  } finally {
    cancelled.removeEventListener('abort', cancel);
    change(null);
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** The delay before each automatic retry of a read, in milliseconds. */
const retryDelaysMs = [500, 1000, 2000] as const;

/** Call: sends a read up to three more times after network errors, while `Api.canRetry`. */
async function retryRead<Value>({ api, kind, isOnce }: CallOf<Api>, attempt: Attempt, next: Work<Value>) {
  const { signal } = attempt;
  for (let failures = 0; ; failures += 1) {
    try {
      return await next(attempt);
    } catch (thrown) {
      // `fetch` rejects with a TypeError on a network error. An abort and a page instead of JSON cause other errors.
      const isRepeatable = kind === 'read' && isOnce !== true && thrown instanceof TypeError && !signal.aborted;
      const delayMs = isRepeatable && api.canRetry() ? retryDelaysMs[failures] : undefined;
      if (delayMs === undefined) throw thrown;
      // Pages that lost the same connection do not all retry at once.
      await resolveWithin(untilAborted(signal), delayMs * (1 + Math.random() / 5));
      if (signal.aborted || !api.canRetry()) throw thrown;
    }
  }
}

/**
 * Request: adds the access token (section 4). Refreshes a rejected one, then sends the request once more. Ends the call
 * without a token, and once its session has ended: however it was delayed, it never gets the token of a later session.
 */
async function authorize({ api, access }: CallOf<SignedApi>, request: Request, next: Network) {
  if (access === 'open') return await next(request);
  const { credentials } = api;
  const call = { ...api, session: api.session ?? credentials.session() };
  if (hasEnded(call)) throw new CallEnded(signedOut);
  const token = credentials.accessToken();
  if (token === null) throw new CallEnded(credentials.isOffline?.() ? offline : signedOut);
  // A request cannot be cloned after its body is read.
  const again = request.clone();
  const response = await next(withToken(request, token));
  if (response.status !== 401) return response;
  const refreshed = await credentials.refresh(token);
  if (hasEnded(call)) throw new CallEnded(signedOut);
  if (refreshed.kind === 'giveUp') throw new CallEnded(refreshed.failure);
  return await next(withToken(again, refreshed.accessToken));
}

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/**
 * Request: names the user whose call it is, if the server checks that: it refuses the call if the token belongs to another
 * user. Other servers may not permit the header in calls from another origin (CORS).
 */
function nameAuthor({ api, access = 'signed' }: CallOf<SignedApi>, request: Request, next: Network) {
  const isNamed = access === 'signed' && api.author !== undefined && api.checksAuthors();
  if (isNamed) request.headers.set('Change-Author', String(api.author));
  return next(request);
}

/**
 * Request: puts the scope of a cached call into the fragment of the URL. The service worker reads it there, and the network
 * never receives it. A header would need permission (CORS) in calls to another origin.
 */
async function nameScope({ api, access }: CallOf<Api>, request: Request, next: Network) {
  // Without a worker nothing is cached, so no call waits for the scope.
  const id = access === 'cached' && api.hasWorker() ? await api.scope() : null;
  return await next(id === null ? request : new Request(`${request.url}#${id}`, request));
}

const deviceTokenHeader = 'X-Device-Token';

/** The calls that the server rate-limits by device. */
const rateLimited = /\/api\/v1\/users\/(login|sendOtp|verifiedOtp|forgetpassword)$/;

/** Request: sends the device tokens to an API of another origin, and stores those that it returns. */
async function exchangeDeviceTokens({ api: { deviceTokens } }: CallOf<Api>, request: Request, next: Network) {
  const { origin, pathname } = new URL(request.url);
  if (deviceTokens === null || origin === location.origin || !rateLimited.test(pathname)) return await next(request);
  const stored = deviceTokens.read();
  if (stored !== null) request.headers.set(deviceTokenHeader, stored);
  const response = await next(request);
  const received = response.headers.get(deviceTokenHeader);
  if (received !== null) deviceTokens.write(received);
  return response;
}

/** The longest address of a call. Proxies in front of a server refuse one of more than 8 kilobytes. */
const longestAddress = 8000;

export const tooLongToSend: Failure = {
  kind: 'rejected',
  message: 'This is too long to send. Shorten it and try again',
  errors: [],
};

/** Request: one whose address proxies would refuse is `rejected`. */
async function refuseLongAddress(_: CallOf<Api>, request: Request, next: Network) {
  if (request.url.length > longestAddress) throw new CallEnded(tooLongToSend);
  return await next(request);
}

/** After this time a call counts as doubtful and its response as slow, in milliseconds. */
const slowAfterMs = 3000;

/** Request: reports its outcome to `Api.report`, unless its caller aborts it. */
async function reportOutcome({ api: { report } }: CallOf<Api>, request: Request, next: Network) {
  if (report === null) return await next(request);
  const doubt = () => report({ type: 'connectivity.doubted' });
  const start = performance.now();
  const timer = setTimeout(doubt, slowAfterMs);
  try {
    const response = await next(request);
    if (!isFromServer(response)) doubt();
    else if (navigator.onLine)
      report({ type: 'connectivity.responded', slow: performance.now() - start > slowAfterMs });
    return response;
  } catch (thrown) {
    if (!request.signal.aborted) doubt();
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}

/** False for a cached response of the worker, and for a page instead of JSON. */
function isFromServer({ headers }: Response): boolean {
  return !headers.has('X-Cached-At') && headers.get('Content-Type')?.includes('text/html') !== true;
}

/** The network of a browser. If the code that reports progress cannot be loaded, a file is uploaded without. */
export async function browserNetwork(request: Request, onUpload?: Attempt['onUpload']): Promise<Response> {
  const upload = onUpload && (await import('./http/upload-fetch.ts').catch(() => undefined));
  return await (upload ? upload.uploadFetch(request, onUpload) : fetch(request));
}
