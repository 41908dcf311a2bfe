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

/** Actions of an `onDone` transition: store the failure in the context and show it to the user. */
export const reportFailure = [
  { type: 'setFailure', params: ({ event }: Done<Result<unknown>>) => failureOf(event.output) },
  { type: 'notifyFailure', params: ({ event }: Done<Result<unknown>>) => failureOf(event.output) },
] as const;

/** Actions of an `onDone` transition: mark the fields that the server rejected, show the failure, and focus the first of them. */
export const reportRejected = [
  { type: 'setFieldErrors', params: ({ event }: Done<Result<unknown>>) => rejectedOf(event.output) },
  { type: 'notifyFailure', params: ({ event }: Done<Result<unknown>>) => failureOf(event.output) },
  'focusFirstRejected',
] as const;

/** The same for an `onError` transition. */
export const reportFault = [
  { type: 'setFailure', params: ({ event }: Thrown) => faultOf(event.error) },
  { type: 'notifyFailure', params: ({ event }: Thrown) => faultOf(event.error) },
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

/** The `onError` transition: the exception is stored and shown as a failure. */
export function faulted<Target extends string>(target: Target) {
  return { target, actions: reportFault };
}
