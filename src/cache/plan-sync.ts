import { listParams } from '#api/calls/entity-calls.ts';
import { limits } from '#domain/limits.ts';
import { canOpen } from '#domain/roles.ts';
import type { Entity } from '#entities/define.ts';
import { declaredPaths, loadEntity } from '#entities/registry.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { optionSources } from '#fields/option-sources.ts';
import type { PlannedCall } from '#machines/sync/machine.ts';
import { offlineCalls } from '#openapi/offline.ts';
import { cacheKey } from './store/cache-key.ts';
import { readEntries } from './store/read-entries.ts';
import { withCache } from './store/with-cache.ts';

/** The calls with personal data. Their lists are cached only if the user turns that on. */
export const personalPaths = offlineCalls.filter(({ personal }) => personal).map(({ path }) => path);

/** Dropdowns that need parameters. They cannot be read in advance. */
const needParams: readonly string[] = ['/api/v1/BGMI/getGroup'];

/** The entities that a role may open. */
export async function entitiesFor(role: string): Promise<readonly Entity[]> {
  return await Promise.all(declaredPaths.filter((path) => canOpen(role, path)).map(loadEntity));
}

/** The calls of a sync: everything that is cached, the first page of every list and every dropdown. Each call once. */
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
