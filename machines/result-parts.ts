import type { Failure, Result } from '#machines/result.ts';

type Ok<T> = Extract<Result<T>, { kind: 'ok' }>;
type Rejected = Extract<Failure, { kind: 'rejected' }>;

/** The good answer. Only where a guard has made sure of it; throws otherwise. */
export function okOf<T>(answer: Result<T>): Ok<T> {
  if (answer.kind !== 'ok') throw new Error(`An answer of kind "${answer.kind}" is taken for a good one`);
  return answer;
}

/** The failure. Only where guards have made sure that the answer is none of the good ones; throws otherwise. */
export function failureOf(answer: Result<unknown>): Failure {
  if (answer.kind === 'ok') throw new Error('A good answer is taken for a failure');
  return answer;
}

/** The server's refusal. Only where a guard has made sure of it; throws otherwise. */
export function rejectedOf(answer: Result<unknown>): Rejected {
  if (answer.kind !== 'rejected') throw new Error(`An answer of kind "${answer.kind}" is taken for a refusal`);
  return answer;
}

/** An effect's unexpected exception as a failure; its message is what the person is shown (section 8). */
export function faultOf(error: unknown): Failure {
  return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
}

/** Guards over an effect's answer, by the names of its kinds. */
export const resultGuards = {
  ok: (_: unknown, answer: Result<unknown>) => answer.kind === 'ok',
  rejected: (_: unknown, answer: Result<unknown>) => answer.kind === 'rejected',
  sessionExpired: (_: unknown, answer: Result<unknown>) => answer.kind === 'sessionExpired',
  offline: (_: unknown, answer: Result<unknown>) => answer.kind === 'offline',
  unknown: (_: unknown, answer: Result<unknown>) => answer.kind === 'unknown',
};
