import { type Api, ownApi } from '#api/api.ts';
import { listOptions, type OptionData } from '#api/calls/option-calls.ts';
import { maxOptionsPerResponse } from '#domain/limits.ts';
import { Listeners } from '#domain/listeners.ts';
import {
  type OptionList,
  type OptionQuery,
  type OptionRest,
  type OptionSearch,
  type OptionStore,
  optionSources,
} from '#fields/options.ts';
import { cachedOptions } from '#storage/cache/cached-options.ts';

const loading: OptionList = { kind: 'loading' };

/** The option lists of one form or list, read from the API. */
export function createOptionStore(api: Api): OptionStore & { readonly retryFailed: () => void } {
  const lists = new Map<string, OptionList>();
  const apis = new Map<string, Api>();
  const failed = new Map<string, OptionQuery>();
  const searched = new Set<string>();
  const listeners = new Listeners();

  function apiOf(key: string): Api {
    const own = apis.get(key) ?? ownApi(api);
    apis.set(key, own);
    return own;
  }

  function setList(key: string, list: OptionList): void {
    lists.set(key, list);
    listeners.notify();
  }

  /** Few lists are that long. The code is loaded with the first of them. */
  async function searchOptions(query: OptionQuery, wanted: OptionSearch): Promise<void> {
    const { searchParamsOf, addFoundOptions } = await import('./long-options.ts');
    const key = keyOf(query);
    const params = searchParamsOf(lists.get(key), wanted);
    const asked = { ...query, params: { ...query.params, ...params } };
    if (params === null || searched.has(keyOf(asked))) return;
    searched.add(keyOf(asked));
    setList(key, addFoundOptions(lists.get(key) ?? loading, { asked: 1 }));
    const found = await loadOptions(apiOf(key), asked);
    // A failed text search can be repeated. A failed id keeps its number until the screen is opened again.
    if (found === null) searched.delete(keyOf(asked));
    setList(key, addFoundOptions(lists.get(key) ?? loading, { asked: -1, found: found ?? [], params }));
  }

  function load(query: OptionQuery): void {
    const key = keyOf(query);
    const known = lists.get(key);
    if (known !== undefined && known.kind !== 'failed') return;
    failed.delete(key);
    setList(key, loading);
    void loadOptions(apiOf(key), query).then((options) => {
      if (options === null) failed.set(key, query);
      setList(key, options ? { kind: 'loaded', options, rest: incompleteRest(options) } : { kind: 'failed' });
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
      if (list?.kind === 'loaded' && list.rest !== null) await searchOptions(query, wanted).catch(() => undefined);
    },
    subscribe: listeners.subscribe,
    pending: (query) => apiOf(keyOf(query)).pending,
  };
}

/** The options from the server, or from the cache if the server cannot be reached. */
async function loadOptions(api: Api, { source, params }: OptionQuery): Promise<OptionData | null> {
  const endpoint = optionSources[source];
  const result = await listOptions(api, endpoint, params);
  return result.kind === 'ok' ? result.data : ((await cachedOptions(api, endpoint, params))?.options ?? null);
}

/**
 * A response of exactly `maxOptionsPerResponse` options is incomplete. Any other count is complete, so a server without this limit
 * never receives parameters that it may not support.
 */
function incompleteRest({ length }: OptionData): OptionRest | null {
  return length === maxOptionsPerResponse ? { asked: 0, nameless: new Set() } : null;
}

function keyOf({ source, params = {} }: OptionQuery): string {
  return `${source}?${new URLSearchParams(params).toString()}`;
}
