import { useMemo } from 'react';
import { deletedReferences } from '#entities/deleted-references.ts';
import type { Fields } from '#fields/field.ts';
import type { OptionSource, OptionStore } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import { withDeletedNames } from '#lists/options/with-deleted-names.ts';
import type { ListRow } from '#machines/list/types.ts';

/** The option lists of a record's form, with the names of deleted records to which its rows refer. */
export function useRecordOptions(fields: Fields, record: ListRow | undefined | null): OptionStore {
  const text = useText();
  const store = useOptionStore();
  return useMemo(() => {
    const references = record ? deletedReferences(fields, record) : [];
    if (references.length === 0) return store;
    const names = new Map<OptionSource, Map<string, string>>();
    for (const { source, id, name } of references) {
      const ofSource = names.get(source) ?? new Map<string, string>();
      names.set(source, ofSource.set(id, text('{{name}} (deleted)', { name })));
    }
    return withDeletedNames(store, names);
  }, [fields, record, store, text]);
}
