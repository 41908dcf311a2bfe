import { fromPromise } from 'xstate';

/**
 * A placeholder for an effect: a promise actor that `machine.provide` replaces. If it is not replaced it rejects with its
 * name, so a forgotten effect is a clear error and not a silent wait.
 */
export function effect<Out, In = void>(name: string) {
  return fromPromise<Out, In>(() => Promise.reject(notProvided(name)));
}

/** A synchronous effect, such as a write to browser storage: an action that `machine.provide` replaces. */
export type EffectAction<Params> = (_: unknown, params: Params) => void;

/** A placeholder for a synchronous effect; if it is not replaced it throws with its name, as `effect` rejects. */
export function effectAction(name: string): () => never {
  return () => {
    throw notProvided(name);
  };
}

function notProvided(name: string): Error {
  return new Error(`The effect "${name}" is not provided`);
}
