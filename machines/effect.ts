import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Result } from './result.ts';
import { faultOf } from './result-parts.ts';

/**
 * A placeholder for an effect: a promise actor that `machine.provide` replaces. If it is not replaced it rejects with its
 * name, so a forgotten effect is a clear error and not a silent wait.
 */
export function effect<Out, In = void>(name: string) {
  return fromPromise<Out, In>(() => Promise.reject(notProvided(name)));
}

/** What a running effect receives. `signal` aborts when the machine no longer waits for it. */
interface Running<In> {
  readonly input: In;
  /** Machines have no DOM types, so XState names the type. */
  readonly signal: Parameters<Parameters<typeof fromPromise>[0]>[0]['signal'];
}

type Run<Out, In> = (running: Running<In>) => Promise<NoInfer<Out>>;

/**
 * Fills an effect, in `machine.provide`. It never rejects, so machines need no `onError`: after an exception its result is
 * a `fault`, or what `orElse` returns if the effect has no `Result`.
 */
export function effectOf<T, In, Current = unknown>(
  run: Run<Result<T, Current>, In>,
): PromiseActorLogic<Result<T, Current>, In>;
export function effectOf<Out, In>(
  run: Run<Out, In>,
  orElse: (error: unknown, input: In) => NoInfer<Out>,
): PromiseActorLogic<Out, In>;
export function effectOf<Out, In>(
  run: Run<Out, In>,
  orElse: (error: unknown, input: In) => unknown = faultOf,
): PromiseActorLogic<Out, In> {
  return fromPromise<Out, In>(async (running) => {
    const isStopped = () => (running.signal as { readonly aborted: boolean }).aborted;
    let result: Out;
    try {
      result = await run(running);
    } catch (error) {
      // The overloads make sure of the type.
      result = isStopped() ? await stopped() : (orElse(error, running.input) as Out);
    }
    return isStopped() ? await stopped() : result;
  });
}

/**
 * A stopped effect never ends. In its strict mode React stops each actor and starts the same one again: the result of the
 * first run would end the second.
 */
const stopped = () => new Promise<never>(() => undefined);

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
