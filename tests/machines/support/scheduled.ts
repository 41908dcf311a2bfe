import type { Scheduler } from 'fast-check';
import { fromPromise } from 'xstate';

/** An effect that ends when the scheduler of the race decides. `work` runs at that moment, as on a server. */
export function scheduled<Out, In>(scheduler: Scheduler, name: string, work: (input: In) => Out) {
  return fromPromise<Out, In>(({ input }) => scheduler.schedule(Promise.resolve(), name).then(() => work(input)));
}
