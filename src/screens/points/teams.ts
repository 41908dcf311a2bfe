import { useMemo } from 'react';
import { useOptions } from '#controls/option-store-context.ts';
import type { PointRow } from '#domain/points/row.ts';
import type { NameOf } from '#domain/points/say.ts';
import type { RowsField } from '#fields/field.ts';
import type { Option } from '#fields/options.ts';
import { useText } from '#i18n/use-text.ts';
import type { OptionItem, OptionStatus } from '#ui/option-item.ts';

/** The teams that a table's rows may be of, read once for all rows. */
export interface Teams {
  readonly options: readonly Option[];
  readonly items: readonly OptionItem[];
  readonly status: OptionStatus;
  readonly retry: () => void;
  /** What a row's team is called; its number where it is none of the options. */
  readonly itemOf: (id: string) => OptionItem | null;
  readonly nameOf: (rows: readonly PointRow[]) => NameOf;
}

export function useTeams(field: RowsField): Teams {
  const text = useText();
  const team = field.row['team_id'];
  const list = useOptions(team?.kind === 'select' ? { source: team.source } : undefined);
  const options = list.kind === 'loaded' ? list.options : none;
  const { kind, retry } = list;
  return useMemo(() => {
    const items = options.map(({ id, name }) => ({ id: String(id), name }));
    const byId = new Map(items.map((item) => [item.id, item]));
    const itemOf = (id: string) =>
      id === '' ? null : (byId.get(id) ?? { id, name: kind === 'loading' ? '…' : `#${id}` });
    return {
      options,
      items,
      status: kind === 'loaded' ? 'ready' : kind,
      retry,
      itemOf,
      nameOf: (rows) => (at) => itemOf(rows[at]?.['team_id'] ?? '')?.name ?? text('Row {{number}}', { number: at + 1 }),
    };
  }, [options, kind, retry, text]);
}

const none: readonly Option[] = [];
