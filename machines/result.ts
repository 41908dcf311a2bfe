/** An error of the server about one field of the request (section 8: `errors: [{ path, msg }]`). */
export interface FieldError {
  readonly path: string;
  readonly msg: string;
}

/**
 * The result of a call. Effects never throw: they resolve to one of these, and machines route on `kind`.
 *
 * - `ok`: the server responded with `status: true`. `cachedAt` (an instant in milliseconds) is set on a cached response,
 *   `version` (an `ETag`) on one record, and `series` (a UUID) on a write that the server's history lists under this id.
 * - `rejected`: the server responded with `status: false`. Nothing was changed.
 * - `outdated`: a write was rejected, because the record has changed since the version of `If-Match`. `current` is the
 *   record now, and `version` its `ETag`.
 * - `sessionExpired`: a 401 that a token refresh did not fix. Nothing was changed.
 * - `offline`: nothing reached the server, or a read had no response.
 * - `unknown`: a write was sent and had no response. It may or may not have happened. `isStopped`: the user stopped waiting.
 * - `fault`: a response that is not part of the contract (a 500, a proxy's page, malformed JSON).
 */
export type Result<T, Current = unknown> =
  | {
      readonly kind: 'ok';
      readonly data: T;
      readonly message: string;
      readonly cachedAt?: number;
      readonly version?: string;
      readonly series?: string;
    }
  | { readonly kind: 'rejected'; readonly message: string; readonly errors: readonly FieldError[] }
  | { readonly kind: 'outdated'; readonly message: string; readonly current: Current; readonly version: string | null }
  | { readonly kind: 'sessionExpired'; readonly message: string }
  | { readonly kind: 'offline'; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string; readonly isStopped?: true }
  | { readonly kind: 'fault'; readonly message: string };

/** Every result except `ok` and `outdated`. Machines store it and show it to the user. */
export type Failure = Exclude<Result<never>, { kind: 'ok' | 'outdated' }>;

/** The failure of a request that the server rejected. */
export type Rejected = Extract<Failure, { kind: 'rejected' }>;
