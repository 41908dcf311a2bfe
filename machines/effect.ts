import { fromPromise } from 'xstate';

/**
 * The place of an effect: a promise actor that `machine.provide` fills. Left empty it fails by its name, so that a
 * forgotten effect is a clear error and never a silent wait.
 */
export function effect<Out, In = void>(name: string) {
  return fromPromise<Out, In>(() => Promise.reject(notProvided(name)));
}

/** The place of a synchronous effect (a write to browser storage): an action that `machine.provide` fills. */
export function effectAction<Params>(name: string) {
  return (_: unknown, _params: Params): void => {
    throw notProvided(name);
  };
}

function notProvided(name: string): Error {
  return new Error(`The effect "${name}" is not provided`);
}
