import type { Failure, Result } from '#machines/result.ts';
import { failureOf, rejectedOf } from '#machines/result-parts.ts';

/** The part of an `onDone` event that routes read. */
interface Done<Output> {
  readonly event: { readonly output: Output };
}

/**
 * The guard of an `onDone` transition, which receives the output of the effect. The machine checks the name of the guard
 * and the type of the output.
 */
export function when<Name extends string>(name: Name) {
  return { type: name, params: <Output>({ event }: Done<Output>) => event.output };
}

/** Why an effect failed. */
export function failureIn({ event }: Done<Result<unknown>>): Failure {
  return failureOf(event.output);
}

/** Actions that store why an effect failed, and that show it to the user. */
export const setFailure = { type: 'setFailure', params: failureIn } as const;
export const notifyFailure = { type: 'notifyFailure', params: failureIn } as const;
export const reportFailure = [setFailure, notifyFailure] as const;

/** Actions that mark the fields that the server rejected, show the failure, and focus the first of them. */
export const reportRejected = [
  { type: 'setFieldErrors', params: ({ event }: Done<Result<unknown>>) => rejectedOf(event.output) },
  notifyFailure,
  'focusFirstRejected',
] as const;

/** Actions that store and show this failure, whatever the result was. */
export function report(failure: Failure) {
  return [
    { type: 'setFailure', params: failure },
    { type: 'notifyFailure', params: failure },
  ] as const;
}

/** The last `onDone` transition: every other result is a failure, which is stored and shown. */
export function failed<Target extends string>(target: Target) {
  return { target, actions: reportFailure };
}
