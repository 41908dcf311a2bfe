import type { Failure, Result } from '#machines/result.ts';
import { failureOf, faultOf, rejectedOf } from '#machines/result-parts.ts';

/** The part of an `onDone` event that routes read. */
interface Done<Output> {
  readonly event: { readonly output: Output };
}

/** The part of an `onError` event that routes read. */
interface Thrown {
  readonly event: { readonly error: unknown };
}

/**
 * The guard of an `onDone` transition, which receives the output of the effect. The machine checks the name of the guard
 * and the type of the output.
 */
export function when<Name extends string>(name: Name) {
  return { type: name, params: <Output>({ event }: Done<Output>) => event.output };
}

/** Why an effect failed, for `onDone` and `onError` alike: its result, or its exception as a failure. */
export function failureIn({ event }: Done<Result<unknown>> | Thrown): Failure {
  return 'error' in event ? faultOf(event.error) : failureOf(event.output);
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

/** The last `onDone` transition and the `onError` transition: every other result is a failure, which is stored and shown. */
export function failed<Target extends string>(target: Target) {
  return { target, actions: reportFailure };
}
