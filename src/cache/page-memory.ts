import type { Api, Credentials } from '#api/api.ts';
import type { Entity } from '#entities/define.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import { filtersKey } from '#machines/list/query.ts';
import type { ListPage, ListQuery } from '#machines/list/types.ts';
import type { Result } from '#machines/result.ts';

/** The list pages that this window has read, for one user. */
interface Memory {
  readonly userId: number | undefined;
  /** The least recently used first. */
  readonly pages: Map<string, ListPage>;
  /** How often each list has changed since. A response that is older than a change is not remembered. */
  readonly changes: Map<Endpoint, number>;
}

/** How many rows are remembered. The pages that were not used for the longest time are forgotten first. */
const maxRows = 3000;

const memories = new WeakMap<Credentials, Memory>();

/** The memory of the user who is signed in. That of any former user is deleted. */
function memoryOf({ credentials }: Api): Memory {
  const userId = credentials.holder();
  const known = memories.get(credentials);
  if (known && known.userId === userId) return known;
  const memory = { userId, pages: new Map(), changes: new Map() };
  memories.set(credentials, memory);
  return memory;
}

/** Deletes the pages of a user who is no longer signed in. */
export function forgetFormerUser(api: Api): void {
  memoryOf(api);
}

/** Forgets the pages of a list, and its responses that have not arrived yet. */
export function forgetPages(api: Api, list: Endpoint): void {
  const { pages, changes } = memoryOf(api);
  changes.set(list, changesOf(api, list) + 1);
  for (const key of [...pages.keys()]) if (key.startsWith(`${list}\n`)) pages.delete(key);
}

/** How often a list has changed. */
export function changesOf(api: Api, list: Endpoint): number {
  return memoryOf(api).changes.get(list) ?? 0;
}

/** A page that this window has read from the server. It counts as a cached page: the server is asked again. */
export function rememberedPage(api: Api, { endpoints }: Entity, query: ListQuery): ListPage | undefined {
  const { pages } = memoryOf(api);
  const key = keyOf(endpoints.list, query);
  const page = pages.get(key);
  if (page === undefined) return undefined;
  pages.delete(key);
  pages.set(key, page);
  return { ...page, copy: { isStale: false, foundIn: null } };
}

/** Call it before a read. The returned function remembers the response, unless the list or the user has changed since. */
export function startRemembering(
  api: Api,
  { endpoints: { list } }: Entity,
  query: ListQuery,
): (result: Result<ListPage>) => void {
  const memory = memoryOf(api);
  const before = changesOf(api, list);
  return (result) => {
    if (result.kind !== 'ok' || result.data.copy !== undefined) return;
    if (memoryOf(api) !== memory || changesOf(api, list) !== before) return;
    const { pages } = memory;
    const key = keyOf(list, query);
    pages.delete(key);
    pages.set(key, result.data);
    let rows = 0;
    for (const page of pages.values()) rows += page.rows.length;
    for (const [oldest, page] of pages) {
      if (rows <= maxRows) return;
      pages.delete(oldest);
      rows -= page.rows.length;
    }
  };
}

function keyOf(list: Endpoint, { page, perPage, search, filters }: ListQuery): string {
  return [list, page, perPage, filtersKey(filters), search].join('\n');
}
