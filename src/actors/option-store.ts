import type { Api } from '#api/api.ts';
import { listOptions } from '#api/entity-calls.ts';
import { optionSources } from '#fields/option-sources.ts';
import type { OptionList, OptionQuery, OptionStore } from '#fields/options.ts';

const loading: OptionList = { kind: 'loading' };

/** The option lists of one form or list, read from the API. */
export function createOptionStore(api: Api): OptionStore {
  const lists = new Map<string, OptionList>();
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
      void listOptions(api, optionSources[query.source], query.params).then((answer) => {
        put(key, answer.kind === 'ok' ? { kind: 'loaded', options: answer.data } : { kind: 'failed' });
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keyOf({ source, params = {} }: OptionQuery): string {
  return `${source}?${new URLSearchParams(params).toString()}`;
}
