import { type Api, ownApi } from '#api/api.ts';
import { listOptions } from '#api/calls/option-calls.ts';
import type { OptionData } from '#api/schema/option-schema.ts';
import { cachedOptions } from '#cache/cached-options.ts';
import { optionsAtOnce } from '#domain/limits.ts';
import { optionSources } from '#fields/option-sources.ts';
import type { OptionList, OptionQuery, OptionRest, OptionSearch, OptionStore } from '#fields/options.ts';

const loading: OptionList = { kind: 'loading' };

/** The option lists of one form or list, read from the API. */
export function createOptionStore(api: Api): OptionStore & { readonly retryFailed: () => void } {
  const lists = new Map<string, OptionList>();
  const apis = new Map<string, Api>();
  const failed = new Map<string, OptionQuery>();
  const sought = new Set<string>();
  const listeners = new Set<() => void>();

  function apiOf(key: string): Api {
    const own = apis.get(key) ?? ownApi(api);
    apis.set(key, own);
    return own;
  }

  function put(key: string, list: OptionList): void {
    lists.set(key, list);
    for (const listener of listeners) listener();
  }

  /** Few lists are so long: what it takes comes with the first of them. */
  async function findMore(query: OptionQuery, wanted: OptionSearch): Promise<void> {
    const { searchParamsOf, withFound } = await import('./long-options.ts');
    const key = keyOf(query);
    const params = searchParamsOf(lists.get(key), wanted);
    const asked = { ...query, params: { ...query.params, ...params } };
    if (params === null || sought.has(keyOf(asked))) return;
    sought.add(keyOf(asked));
    put(key, withFound(lists.get(key) ?? loading, { asked: 1 }));
    const found = await optionsOf(apiOf(key), asked);
    // Words may be found the next time; an id keeps its number until the screen is opened again.
    if (found === null) sought.delete(keyOf(asked));
    put(key, withFound(lists.get(key) ?? loading, { asked: -1, found: found ?? [], params }));
  }

  function load(query: OptionQuery): void {
    const key = keyOf(query);
    const known = lists.get(key);
    if (known !== undefined && known.kind !== 'failed') return;
    failed.delete(key);
    put(key, loading);
    void optionsOf(apiOf(key), query).then((options) => {
      if (options === null) failed.set(key, query);
      put(key, options ? { kind: 'loaded', options, rest: restOf(options) } : { kind: 'failed' });
    });
  }

  return {
    retryFailed: () => {
      for (const query of [...failed.values()]) load(query);
    },
    get: (query) => lists.get(keyOf(query)) ?? loading,
    load,
    seek: async (query, wanted) => {
      const list = lists.get(keyOf(query));
      if (list?.kind === 'loaded' && list.rest !== null) await findMore(query, wanted).catch(() => undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pending: (query) => apiOf(keyOf(query)).pending,
  };
}

/** The server's, or what the device has kept of them where it cannot be asked. */
async function optionsOf(api: Api, { source, params }: OptionQuery): Promise<OptionData | null> {
  const endpoint = optionSources[source];
  const answer = await listOptions(api, endpoint, params);
  return answer.kind === 'ok' ? answer.data : ((await cachedOptions(api, endpoint, params))?.options ?? null);
}

/**
 * An answer of exactly so many has left some out. One of any other number is whole, so a server that knows no bound is never
 * asked with what it may not know.
 */
function restOf({ length }: OptionData): OptionRest | null {
  return length === optionsAtOnce ? { asked: 0, nameless: new Set() } : null;
}

function keyOf({ source, params = {} }: OptionQuery): string {
  return `${source}?${new URLSearchParams(params).toString()}`;
}
