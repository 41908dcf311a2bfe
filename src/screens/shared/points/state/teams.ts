import { useMemo } from 'react';
import type { NameOf, PointRow } from '#domain/points/row.ts';
import type { RowsField } from '#fields/field.ts';
import { nameless, type Option } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
import { pickerOf, useOptions } from '#ui/controls/option-store-context.ts';
import type { OptionItem } from '#ui/select/option-item.ts';

export type Teams = ReturnType<typeof useTeams>;

/**
 * The teams that rows can refer to, loaded once for all rows. `teamIds` are the ids of the teams in the table, separated by
 * commas.
 */
export function useTeams(field: RowsField, teamIds: string) {
  const text = useText();
  const team = field.row['team_id'];
  const list = useOptions(team?.kind === 'select' ? { source: team.source } : undefined, teamIds.split(','));
  const options = list.kind === 'loaded' ? list.options : none;
  return useMemo(() => {
    const items = options.map(({ id, name }) => ({ id: String(id), name }));
    const byId = new Map(items.map((item) => [item.id, item]));
    /** For an unknown team, the id is shown as the name. */
    const itemOf = (id: string): OptionItem | null =>
      id === '' ? null : (byId.get(id) ?? { id, name: nameless(list, id) });
    return {
      options,
      items,
      /** Loads further teams by words of their names. */
      search: list.search,
      picker: pickerOf(list),
      itemOf,
      nameOf:
        (rows: readonly PointRow[]): NameOf =>
        (at) =>
          itemOf(rows[at]?.['team_id'] ?? '')?.name ?? text('Row {{number}}', { number: at + 1 }),
    };
  }, [options, list, text]);
}

/** The team ids of the rows, as `useTeams` expects them. */
export function teamIdsOf(rows: readonly PointRow[]): string {
  return rows.map((row) => row['team_id'] ?? '').join();
}

const none: readonly Option[] = [];
