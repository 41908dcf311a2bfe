import { useMemo } from 'react';
import { deletedReferences, namesWithoutKey } from '#entities/deleted-references.ts';
import type { Fields } from '#fields/field.ts';
import type { OptionSource, OptionStore } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import { withUnlistedNames } from '#lists/options/with-unlisted-names.ts';
import type { ListRow } from '#machines/list/types.ts';

/** The option lists of a record's form, with the names to which it refers and that the lists do not offer. */
export function useRecordOptions(fields: Fields, record: ListRow | undefined | null): OptionStore {
  const text = useText();
  const store = useOptionStore();
  return useMemo(() => {
    if (!record) return store;
    const names = new Map<OptionSource, Map<string, string>>();
    const note = (source: OptionSource, id: string, name: string) =>
      names.set(source, (names.get(source) ?? new Map<string, string>()).set(id, name));
    for (const { source, id, name } of deletedReferences(fields, record))
      note(source, id, text('{{name}} (deleted)', { name }));
    for (const { source, name } of namesWithoutKey(fields, record)) note(source, '', name);
    return names.size === 0 ? store : withUnlistedNames(store, names);
  }, [fields, record, store, text]);
}
