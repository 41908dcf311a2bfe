import type { OptionList, OptionSource, OptionStore } from '#fields/options.ts';

/** What is shown for values that a dropdown does not offer, by id. */
export type UnlistedNames = ReadonlyMap<OptionSource, ReadonlyMap<string, string>>;

/** The store with names for items that its lists do not contain. */
export function withUnlistedNames(store: OptionStore, names: UnlistedNames): OptionStore {
  const marked = new WeakMap<OptionList, OptionList>();
  return {
    ...store,
    get: (query) => {
      const list = store.get(query);
      const unlisted = names.get(query.source);
      if (unlisted === undefined) return list;
      // The same list must be the same object, or its readers would render without end.
      const known = marked.get(list) ?? { ...list, unlisted };
      marked.set(list, known);
      return known;
    },
  };
}
