import { type FoundName, nameFinder } from '#domain/names/name-finder.ts';
import { searchedWord } from '#domain/names/searched-word.ts';
import type { Option, OptionList, OptionQuery, OptionStore } from '#fields/options.ts';

/** `failed`: the options could not be read. */
export type FoundOption = FoundName<Option> | { readonly kind: 'failed' };

/**
 * Finds the option with a name, or else the only one that it may be short for ('Soul' finds 'Team Soul'). An incomplete
 * list is searched on the server.
 */
export async function findOption(
  store: OptionStore,
  query: OptionQuery,
  name: string,
  signal: AbortSignal,
): Promise<FoundOption> {
  const list = await loadedList(store, query, signal);
  if (list.kind !== 'loaded') return { kind: 'failed' };
  if (list.rest !== null) await store.seek(query, { search: searchedWord(name) });
  const searched = store.get(query);
  return searched.kind === 'loaded' ? nameFinder(searched.options, 'part')(name) : { kind: 'failed' };
}

/** Loads a list and waits until it is there, or has failed. */
async function loadedList(store: OptionStore, query: OptionQuery, signal: AbortSignal): Promise<OptionList> {
  store.load(query);
  return await new Promise((resolve) => {
    const settle = () => {
      const list = store.get(query);
      if (list.kind === 'loading' && !signal.aborted) return;
      unsubscribe();
      resolve(signal.aborted ? { kind: 'failed' } : list);
    };
    const unsubscribe = store.subscribe(settle);
    signal.addEventListener('abort', settle, { once: true });
    settle();
  });
}
