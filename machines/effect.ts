import { fromPromise } from 'xstate';

/**
 * The place of an effect: a promise actor that `machine.provide` fills. Left empty it fails by its name, so that a
 * forgotten effect is a clear error and never a silent wait.
 */
export function effect<Out, In = void>(name: string) {
  return fromPromise<Out, In>(() => Promise.reject(notProvided(name)));
}

/** A synchronous effect (a write to browser storage): an action that `machine.provide` gives. */
export type EffectAction<Params> = (_: unknown, params: Params) => void;

/** The place of a synchronous effect; left empty it fails by its name, as `effect` does. */
export function effectAction(name: string): () => never {
  return () => {
    throw notProvided(name);
  };
}

function notProvided(name: string): Error {
  return new Error(`The effect "${name}" is not provided`);
}
