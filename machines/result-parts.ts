import type { Failure, Rejected, Result } from '#machines/result.ts';

type Ok<T> = Extract<Result<T>, { kind: 'ok' }>;
/** A write that was rejected because the record has changed. */
export type Outdated<Current> = Extract<Result<never, Current>, { kind: 'outdated' }>;

/** The result as `ok`. Throws unless a guard has checked the kind. */
export function okOf<T>(result: Result<T>): Ok<T> {
  if (result.kind !== 'ok') throw new Error(`A result of kind "${result.kind}" is used as "ok"`);
  return result;
}

/** The result as a failure. An outdated write was rejected. Throws unless guards have handled `ok`. */
export function failureOf(result: Result<unknown>): Failure {
  if (result.kind === 'ok') throw new Error('A result of kind "ok" is used as a failure');
  if (result.kind === 'outdated') return { kind: 'rejected', message: result.message, errors: [] };
  return result;
}

/** The result as `rejected`. Throws unless a guard has checked the kind. */
export function rejectedOf(result: Result<unknown>): Rejected {
  if (result.kind !== 'rejected') throw new Error(`A result of kind "${result.kind}" is used as "rejected"`);
  return result;
}

/** The result as `outdated`. Throws unless a guard has checked the kind. */
export function outdatedOf<Current>(result: Result<unknown, Current>): Outdated<Current> {
  if (result.kind !== 'outdated') throw new Error(`A result of kind "${result.kind}" is used as "outdated"`);
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
  outdated: (_: unknown, { kind }: Result<unknown>) => kind === 'outdated',
  sessionExpired: (_: unknown, { kind }: Result<unknown>) => kind === 'sessionExpired',
  offline: (_: unknown, { kind }: Result<unknown>) => kind === 'offline',
  unknown: (_: unknown, { kind }: Result<unknown>) => kind === 'unknown',
};
