import { useMemo } from 'react';
import { pickerOf, useOptions } from '#controls/option-store-context.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { NameOf } from '#domain/points/say.ts';
import type { RowsField } from '#fields/field.ts';
import { nameless, type Option } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
import type { OptionItem } from '#ui/select/option-item.ts';

/** The teams that a table's rows may be of, read once for all rows. */
export interface Teams {
  readonly options: readonly Option[];
  readonly items: readonly OptionItem[];
  /** Looks for teams that have not come, by words of their names. */
  readonly seek: (words: string) => Promise<void>;
  /** What a picker of them is given besides. */
  readonly picker: ReturnType<typeof pickerOf>;
  /** What a row's team is called; its number where it is none of the options. */
  readonly itemOf: (id: string) => OptionItem | null;
  readonly nameOf: (rows: readonly PointRow[]) => NameOf;
}

/** `held` are the ids of the teams that the table has, with commas between them. */
export function useTeams(field: RowsField, held: string): Teams {
  const text = useText();
  const team = field.row['team_id'];
  const list = useOptions(team?.kind === 'select' ? { source: team.source } : undefined, held.split(','));
  const options = list.kind === 'loaded' ? list.options : none;
  return useMemo(() => {
    const items = options.map(({ id, name }) => ({ id: String(id), name }));
    const byId = new Map(items.map((item) => [item.id, item]));
    const itemOf = (id: string) => (id === '' ? null : (byId.get(id) ?? { id, name: nameless(list, id) }));
    return {
      options,
      items,
      seek: list.search,
      picker: pickerOf(list),
      itemOf,
      nameOf: (rows) => (at) => itemOf(rows[at]?.['team_id'] ?? '')?.name ?? text('Row {{number}}', { number: at + 1 }),
    };
  }, [options, list, text]);
}

/** For `useTeams`, of a table's rows. */
export function teamIdsOf(rows: readonly PointRow[]): string {
  return rows.map((row) => row['team_id'] ?? '').join();
}

const none: readonly Option[] = [];
