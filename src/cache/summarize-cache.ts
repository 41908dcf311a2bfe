import { splitEndpoint } from '#fields/endpoint.ts';
import type { CacheGroup, CacheSummary } from '#machines/sync/machine.ts';
import { boundedWork } from '#storage/bounded-work.ts';
import { entitiesFor } from './plan-sync.ts';
import type { Entry } from './store/database.ts';
import { readEntries } from './store/read-entries.ts';
import { withCache } from './store/with-cache.ts';

/** Summarizes the cache of a scope by list, with the browser's storage estimate. */
export async function summarizeCache(scopeId: string, role: string): Promise<CacheSummary> {
  const [entries, scope, entities] = await Promise.all([
    withCache((database) => readEntries(database, scopeId)),
    withCache((database) => database.get('scopes', scopeId)),
    entitiesFor(role),
  ]);
  const labels = new Map<string, string>(
    entities.map(({ endpoints, label }) => [splitEndpoint(endpoints.list)[1], label]),
  );
  const groups = new Map<string, CacheGroup>();
  // In sidebar order; dropdowns are last.
  const order = [...labels.keys()];
  const positionOf = ({ path }: Entry) => (order.indexOf(path) + order.length + 1) % (order.length + 1);
  for (const entry of [...entries].sort((one, other) => positionOf(one) - positionOf(other))) {
    const label = (entry.kind === 'list' && labels.get(entry.path)) || 'Dropdowns';
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

function withEntry(group: CacheGroup | undefined, label: string, { at, size }: Entry): CacheGroup {
  if (!group) return { label, count: 1, oldest: at, size };
  return { label, count: group.count + 1, oldest: Math.min(group.oldest, at), size: group.size + size };
}
