import type { Api } from '#api/api.ts';
import { listOptions } from '#api/option-calls.ts';
import type { OptionData } from '#api/option-schema.ts';
import { optionSources } from '#fields/option-sources.ts';
import type { OptionList, OptionQuery, OptionStore } from '#fields/options.ts';
import { keptOptions } from './kept-options.ts';
import { firstOptions, soughtParams, withFound } from './long-options.ts';

const loading: OptionList = { kind: 'loading' };

/** The option lists of one form or list, read from the API. */
export function createOptionStore(api: Api): OptionStore {
  const lists = new Map<string, OptionList>();
  const sought = new Set<string>();
  const listeners = new Set<() => void>();

  function put(key: string, list: OptionList): void {
    lists.set(key, list);
    for (const listener of listeners) listener();
  }

  return {
    get: (query) => lists.get(keyOf(query)) ?? loading,
    load: (query) => {
      const key = keyOf(query);
      const known = lists.get(key);
      if (known !== undefined && known.kind !== 'failed') return;
      put(key, loading);
      void optionsOf(api, query).then((options) => put(key, options ? firstOptions(options) : { kind: 'failed' }));
    },
    seek: (query, wanted) => {
      const key = keyOf(query);
      const params = soughtParams(lists.get(key), wanted);
      if (params === null) return;
      const asked = { ...query, params: { ...query.params, ...params } };
      if (sought.has(keyOf(asked))) return;
      sought.add(keyOf(asked));
      put(key, withFound(lists.get(key) ?? loading, { asked: 1 }));
      void optionsOf(api, asked).then((found) => {
        // Words may be found the next time; an id keeps its number until the screen is opened again.
        if (found === null) sought.delete(keyOf(asked));
        put(key, withFound(lists.get(key) ?? loading, { asked: -1, found: found ?? [], params }));
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server's, or what the device has kept of them where it cannot be asked. */
async function optionsOf(api: Api, { source, params }: OptionQuery): Promise<OptionData | null> {
  const endpoint = optionSources[source];
  const answer = await listOptions(api, endpoint, params);
  return answer.kind === 'ok' ? answer.data : ((await keptOptions(api, endpoint, params))?.options ?? null);
}

function keyOf({ source, params = {} }: OptionQuery): string {
  return `${source}?${new URLSearchParams(params).toString()}`;
}
