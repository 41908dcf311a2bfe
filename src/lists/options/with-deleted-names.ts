import type { OptionList, OptionSource, OptionStore } from '#fields/options.ts';

/** What is shown for items in the trash, by id, for each dropdown that would offer them. */
export type DeletedNames = ReadonlyMap<OptionSource, ReadonlyMap<string, string>>;

/** The store with names for items that its lists no longer contain. */
export function withDeletedNames(store: OptionStore, names: DeletedNames): OptionStore {
  const marked = new WeakMap<OptionList, OptionList>();
  return {
    ...store,
    get: (query) => {
      const list = store.get(query);
      const deleted = names.get(query.source);
      if (deleted === undefined || list.kind !== 'loaded') return list;
      // The same list must be the same object, or its readers would render without end.
      const known = marked.get(list) ?? { ...list, deleted };
      marked.set(list, known);
      return known;
    },
  };
}
