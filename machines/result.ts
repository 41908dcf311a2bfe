/** One complaint of the server about one field of what was sent (section 8: `errors: [{ path, msg }]`). */
export interface FieldError {
  readonly path: string;
  readonly msg: string;
}

/**
 * What became of a call. Effects never throw: they resolve to one of these, and a machine routes on `kind`.
 *
 * - `ok`: the server answered with `status: true`; at `cachedAt` (an instant in milliseconds), if it is the device's copy.
 * - `rejected`: it answered with `status: false`: nothing was changed.
 * - `sessionExpired`: a 401 that a refresh did not mend: nothing was changed.
 * - `offline`: nothing reached the server (or, for a read, no answer came).
 * - `unknown`: a write was sent and no answer came: it may or may not have happened.
 * - `fault`: an answer that is none of the contract's (a 500, a proxy's page, malformed JSON).
 */
export type Result<T> =
  | { readonly kind: 'ok'; readonly data: T; readonly message: string; readonly cachedAt?: number }
  | { readonly kind: 'rejected'; readonly message: string; readonly errors: readonly FieldError[] }
  | { readonly kind: 'sessionExpired'; readonly message: string }
  | { readonly kind: 'offline'; readonly message: string }
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'fault'; readonly message: string };

/** Every answer but the good one: what a failed state keeps to tell the person. */
export type Failure = Exclude<Result<never>, { kind: 'ok' }>;
