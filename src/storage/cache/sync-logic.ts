import type { Api } from '#api/api.ts';
import { listParams, refreshCachedCall } from '#api/calls/entity-calls.ts';
import { canOpen } from '#domain/areas.ts';
import { limits } from '#domain/limits.ts';
import type { Entity } from '#entities/define.ts';
import { declaredPaths, entityAt } from '#entities/registry.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { optionSources } from '#fields/options.ts';
import { effectOf } from '#machines/effect.ts';
import type { CacheGroup, CacheSummary, PlannedCall } from '#machines/sync/machine.ts';
import { syncMachine } from '#machines/sync/machine.ts';
import { offlineCalls } from '#openapi/offline.ts';
import { boundedWork } from '#storage/health.ts';
import { type CacheDatabase, cacheKey, type Entry, readEntries, withCache } from './store/database.ts';
import { clearScope, setCachesPersonal } from './store/manage-scope.ts';

/** The calls with personal data. Their lists are cached only if the user turns that on. */
const personalPaths = offlineCalls.filter(({ personal }) => personal).map(({ path }) => path);

/** Dropdowns that need parameters. They cannot be read in advance. */
const needParams: readonly string[] = ['/api/v1/BGMI/getGroup'];

/** The sync machine with its effects, for the current user and the areas that the role may open. */
export function syncLogic(api: Api, role: string) {
  const scopeOf = async () => {
    const scope = await api.scope();
    if (scope === null) throw new Error('This browser caches nothing');
    return scope;
  };
  const change = async (work: (database: CacheDatabase, scope: string) => Promise<void>) => {
    const scope = await scopeOf();
    await withCache((database) => work(database, scope));
    return undefined;
  };
  return syncMachine.provide({
    actors: {
      readSummary: effectOf(
        async () => summarizeCache(await scopeOf(), role),
        () => null,
      ),
      makePlan: effectOf(
        async () => planSync(await scopeOf(), role),
        () => [],
      ),
      updatePage: effectOf(
        ({ input, signal }) => refreshCachedCall(api, input, signal),
        () => false,
      ),
      forget: effectOf(() => change(clearScope), ignore),
      cachePersonal: effectOf(
        ({ input: { keeps } }) =>
          change((database, scope) => setCachesPersonal(database, scope, { keeps, paths: personalPaths })),
        ignore,
      ),
      persist: effectOf(() => navigator.storage.persist().then(ignore), ignore),
    },
  });
}

/** The summary that is read next shows whether a change succeeded. */
const ignore = () => undefined;

/** The entities that a role may open. */
function entitiesFor(role: string): readonly Entity[] {
  return declaredPaths.filter((path) => canOpen(role, path)).map(entityAt);
}

/** The calls of a sync: everything that is cached, the first page of every list and every dropdown. Each call once. */
async function planSync(scopeId: string, role: string): Promise<readonly PlannedCall[]> {
  const [entries, scope] = await Promise.all([
    withCache((database) => readEntries(database, scopeId)),
    withCache((database) => database.get('scopes', scopeId)),
  ]);
  const firstPages = entitiesFor(role).map(({ endpoints, listQuery }) => ({
    path: splitEndpoint(endpoints.list)[1],
    query: listParams({ page: 1, perPage: limits.pageSize, search: '' }, listQuery),
  }));
  const dropdowns = Object.values(optionSources)
    .map((endpoint) => ({ path: splitEndpoint(endpoint)[1], query: {} }))
    .filter(({ path }) => !needParams.includes(path));
  const cached = entries.map(({ path, key }) => ({
    path,
    query: Object.fromEntries(new URLSearchParams(key.slice(path.length + 1))),
  }));
  const calls = [...firstPages, ...dropdowns, ...cached].filter(
    ({ path }) => scope?.keepsPersonal === true || !personalPaths.includes(path),
  );
  return [...new Map(calls.map((call) => [cacheKey(call.path, new URLSearchParams(call.query)), call])).values()];
}

/** Summarizes the cache of a scope by list, with the browser's storage estimate. */
async function summarizeCache(scopeId: string, role: string): Promise<CacheSummary> {
  const [entries, scope] = await Promise.all([
    withCache((database) => readEntries(database, scopeId)),
    withCache((database) => database.get('scopes', scopeId)),
  ]);
  const labels = new Map<string, string>(
    entitiesFor(role).map(({ endpoints, label }) => [splitEndpoint(endpoints.list)[1], label]),
  );
  const groups = new Map<string, CacheGroup>();
  // In sidebar order; dropdowns are last.
  const order = [...labels.keys()];
  const positionOf = (entry: Entry) => (order.indexOf(listPathOf(entry)) + order.length + 1) % (order.length + 1);
  for (const entry of [...entries].sort((one, other) => positionOf(one) - positionOf(other))) {
    const label = (entry.kind !== 'option' && labels.get(listPathOf(entry))) || 'Dropdowns';
    groups.set(label, withEntry(groups.get(label), label, entry));
  }
  // There is no storage manager on a plain http address, or if the browser stores nothing.
  const storage = (navigator as { storage?: StorageManager }).storage;
  const [isPersisted = null, estimate] = await boundedWork('lists', () =>
    Promise.all([storage?.persisted(), storage?.estimate()]),
  );
  return {
    groups: [...groups.values()],
    keepsPersonal: scope?.keepsPersonal ?? false,
    isPersisted,
    usage: estimate?.usage ?? null,
  };
}

/** The path of the list that an entry belongs to. A record has an id at the end of its path. */
function listPathOf({ path, kind }: Entry): string {
  return kind === 'record' ? path.slice(0, path.lastIndexOf('/')) : path;
}

function withEntry(group: CacheGroup | undefined, label: string, { at, size }: Entry): CacheGroup {
  if (!group) return { label, count: 1, oldest: at, size };
  return { label, count: group.count + 1, oldest: Math.min(group.oldest, at), size: group.size + size };
}
