import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { renewCopy } from '#api/calls/refresh-cached-call.ts';
import { copiesMachine } from '#machines/copies/machine.ts';
import type { PlannedCall } from '#machines/copies/types.ts';
import { personalPaths, planUpdate } from './plan-sync.ts';
import { forgetCopies } from './store/clear-scope.ts';
import { keepPersonal } from './store/set-caches-personal.ts';
import { withLists } from './store/with-cache.ts';
import { summariseCopies } from './summarize-cache.ts';

/** The machine over what this device keeps for the person who is here, with the areas that their role may open. */
export function copiesLogic(api: Api, role: string) {
  const scopeOf = async () => {
    const scope = await api.scope();
    if (scope === null) throw new Error('This browser keeps nothing');
    return scope;
  };
  return copiesMachine.provide({
    actors: {
      readSummary: fromPromise(async () => summariseCopies(await scopeOf(), role)),
      makePlan: fromPromise(async () => planUpdate(await scopeOf(), role)),
      renew: fromPromise<boolean, PlannedCall>(({ input, signal }) => renewCopy(api, input, signal)),
      forget: fromPromise(async () => {
        const scope = await scopeOf();
        await withLists((database) => forgetCopies(database, scope));
        return undefined;
      }),
      keepPersonal: fromPromise<undefined, { keeps: boolean }>(async ({ input: { keeps } }) => {
        const scope = await scopeOf();
        await withLists((database) => keepPersonal(database, scope, { keeps, paths: personalPaths }));
        return undefined;
      }),
      persist: fromPromise(async () => {
        await navigator.storage.persist();
        return undefined;
      }),
    },
  });
}
