import type { Scheduler } from 'fast-check';
import { fromPromise } from 'xstate';

/** An effect whose end the race's scheduler chooses: `work` runs when its turn comes, as on a server. */
export function scheduled<Out, In>(scheduler: Scheduler, name: string, work: (input: In) => Out) {
  return fromPromise<Out, In>(({ input }) => scheduler.schedule(Promise.resolve(), name).then(() => work(input)));
}
