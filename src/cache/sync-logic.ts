import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { refreshCachedCall } from '#api/calls/refresh-cached-call.ts';
import type { PlannedCall } from '#machines/sync/machine.ts';
import { syncMachine } from '#machines/sync/machine.ts';
import { personalPaths, planSync } from './plan-sync.ts';
import { clearScope } from './store/clear-scope.ts';
import { setCachesPersonal } from './store/set-caches-personal.ts';
import { withCache } from './store/with-cache.ts';
import { summarizeCache } from './summarize-cache.ts';

/** The sync machine with its effects, for the current user and the areas that the role may open. */
export function syncLogic(api: Api, role: string) {
  const scopeOf = async () => {
    const scope = await api.scope();
    if (scope === null) throw new Error('This browser keeps nothing');
    return scope;
  };
  return syncMachine.provide({
    actors: {
      readSummary: fromPromise(async () => summarizeCache(await scopeOf(), role)),
      makePlan: fromPromise(async () => planSync(await scopeOf(), role)),
      updatePage: fromPromise<boolean, PlannedCall>(({ input, signal }) => refreshCachedCall(api, input, signal)),
      forget: fromPromise(async () => {
        const scope = await scopeOf();
        await withCache((database) => clearScope(database, scope));
        return undefined;
      }),
      cachePersonal: fromPromise<undefined, { keeps: boolean }>(async ({ input: { keeps } }) => {
        const scope = await scopeOf();
        await withCache((database) => setCachesPersonal(database, scope, { keeps, paths: personalPaths }));
        return undefined;
      }),
      persist: fromPromise(async () => {
        await navigator.storage.persist();
        return undefined;
      }),
    },
  });
}
