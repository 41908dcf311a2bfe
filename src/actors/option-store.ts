import type { Api } from '#api/api.ts';
import { listOptions } from '#api/entity-calls.ts';
import { type OptionSource, optionSources } from '#fields/option-sources.ts';
import type { OptionList, OptionStore } from '#fields/options.ts';

const loading: OptionList = { kind: 'loading' };

/** The option lists of one form or list, read from the API. */
export function createOptionStore(api: Api): OptionStore {
  const lists = new Map<OptionSource, OptionList>();
  const listeners = new Set<() => void>();

  function put(source: OptionSource, list: OptionList): void {
    lists.set(source, list);
    for (const listener of listeners) listener();
  }

  return {
    get: (source) => lists.get(source) ?? loading,
    load: (source) => {
      const known = lists.get(source);
      if (known !== undefined && known.kind !== 'failed') return;
      put(source, loading);
      void listOptions(api, optionSources[source]).then((answer) => {
        put(source, answer.kind === 'ok' ? { kind: 'loaded', options: answer.data } : { kind: 'failed' });
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
