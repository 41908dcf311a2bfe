import { listParams } from '#api/calls/entity-calls.ts';
import { limits } from '#domain/limits.ts';
import { canOpen } from '#domain/roles.ts';
import type { Entity } from '#entities/define.ts';
import { declaredPaths, loadEntity } from '#entities/registry.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { optionSources } from '#fields/option-sources.ts';
import type { PlannedCall } from '#machines/sync/types.ts';
import { offlineCalls } from '#openapi/offline.ts';
import { cacheKey } from './store/cache-key.ts';
import { readEntries } from './store/read-entries.ts';
import { withCache } from './store/with-cache.ts';

/** The calls whose lists are kept only when the person asks for it. */
export const personalPaths = offlineCalls.filter(({ personal }) => personal).map(({ path }) => path);

/** Dropdowns that need to know what they are for: there is nothing to ask for beforehand. */
const narrowed: readonly string[] = ['/api/v1/BGMI/getGroup'];

/** All entities that a role may open. */
export async function entitiesFor(role: string): Promise<readonly Entity[]> {
  return await Promise.all(declaredPaths.filter((path) => canOpen(role, path)).map(loadEntity));
}

/** Everything that is kept, and with it the first page of every list and every dropdown, each call once. */
export async function planSync(scopeId: string, role: string): Promise<readonly PlannedCall[]> {
  const [entries, entities, scope] = await Promise.all([
    withCache((database) => readEntries(database, scopeId)),
    entitiesFor(role),
    withCache((database) => database.get('scopes', scopeId)),
  ]);
  const firstPages = entities.map(({ endpoints, listQuery }) => ({
    path: splitEndpoint(endpoints.list)[1],
    query: listParams({ page: 1, perPage: limits.pageSize, search: '' }, listQuery),
  }));
  const dropdowns = Object.values(optionSources)
    .map((endpoint) => ({ path: splitEndpoint(endpoint)[1], query: {} }))
    .filter(({ path }) => !narrowed.includes(path));
  const kept = entries.map(({ path, key }) => ({
    path,
    query: Object.fromEntries(new URLSearchParams(key.slice(path.length + 1))),
  }));
  const calls = [...firstPages, ...dropdowns, ...kept].filter(
    ({ path }) => scope?.keepsPersonal === true || !personalPaths.includes(path),
  );
  return [...new Map(calls.map((call) => [cacheKey(call.path, new URLSearchParams(call.query)), call])).values()];
}
