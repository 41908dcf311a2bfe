import { groupBy } from '#domain/group-by.ts';
import { searchedWord } from '#domain/points/core-name.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { Option, OptionList, OptionQuery, OptionStore } from '#fields/options.ts';

export type FoundOption =
  | { readonly kind: 'found'; readonly option: Option }
  | { readonly kind: 'none' }
  /** Several options have the name. */
  | { readonly kind: 'several'; readonly options: readonly Option[] }
  /** The options could not be read. */
  | { readonly kind: 'failed' };

/**
 * Finds the option with a name: exactly, or else the only one whose name contains it ('Soul' finds 'Team Soul'). An
 * incomplete list is searched on the server.
 */
export async function findOption(
  store: OptionStore,
  query: OptionQuery,
  name: string,
  signal: AbortSignal,
): Promise<FoundOption> {
  const list = await loadedList(store, query, signal);
  if (list.kind !== 'loaded') return { kind: 'failed' };
  const here = pick(list.options, name);
  if (here.kind === 'found' || list.rest === null) return here;
  await store.seek(query, { search: searchedWord(name) });
  const searched = store.get(query);
  return searched.kind === 'loaded' ? pick(searched.options, name) : { kind: 'failed' };
}

function pick(options: readonly Option[], name: string): FoundOption {
  const wanted = fold(name);
  const byName = groupBy(options, (option) => [fold(option.name)]);
  const found = byName.get(wanted) ?? options.filter((option) => fold(option.name).split(' ').includes(wanted));
  const [first, ...others] = found;
  if (first === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'found', option: first } : { kind: 'several', options: found };
}

function fold(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
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
