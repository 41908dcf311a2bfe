import type { Failure, Rejected, Result } from '#machines/result.ts';

type Ok<T> = Extract<Result<T>, { kind: 'ok' }>;
/** The result as `ok`. Throws unless a guard has checked the kind. */
export function okOf<T>(result: Result<T>): Ok<T> {
  if (result.kind !== 'ok') throw new Error(`A result of kind "${result.kind}" is used as "ok"`);
  return result;
}

/** The result as a failure. Throws unless guards have handled `ok`. */
export function failureOf(result: Result<unknown>): Failure {
  if (result.kind === 'ok') throw new Error('A result of kind "ok" is used as a failure');
  return result;
}

/** The result as `rejected`. Throws unless a guard has checked the kind. */
export function rejectedOf(result: Result<unknown>): Rejected {
  if (result.kind !== 'rejected') throw new Error(`A result of kind "${result.kind}" is used as "rejected"`);
  return result;
}

/** An unexpected exception of an effect, as a failure. The user sees its message (section 8). */
export function faultOf(error: unknown): Failure {
  return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
}

/** Guards for the result of an effect, named after the kinds of results. */
export const resultGuards = {
  ok: (_: unknown, { kind }: Result<unknown>) => kind === 'ok',
  rejected: (_: unknown, { kind }: Result<unknown>) => kind === 'rejected',
  sessionExpired: (_: unknown, { kind }: Result<unknown>) => kind === 'sessionExpired',
  offline: (_: unknown, { kind }: Result<unknown>) => kind === 'offline',
  unknown: (_: unknown, { kind }: Result<unknown>) => kind === 'unknown',
};
