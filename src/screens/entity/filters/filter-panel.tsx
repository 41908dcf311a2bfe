import Check from 'lucide-react/icons/check';
import { choicesOf } from '#fields/choices.ts';
import type { ChoiceField, StatusField } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import type { OpenMenu } from '#ui/overlay/menu.tsx';
import { MenuPanel } from '#ui/overlay/menu-panel.tsx';
import type { Filter, SelectFilter } from './filter-fields.ts';

interface FilterPanelProps extends OpenMenu {
  readonly filters: readonly Filter[];
  readonly onValue: (filter: Filter, values: readonly string[]) => void;
  /** Opens the choice of records. */
  readonly onOpen: (filter: SelectFilter) => void;
}

/** The open menu of all filters: each value of a status, and the references, whose records are chosen in a dialog. */
export function FilterPanel({ filters, onValue, onOpen, ...open }: FilterPanelProps) {
  const text = useText();
  const items = filters.flatMap((filter, at) => {
    const { member, field } = filter;
    const label = text(field.label);
    if (field.kind === 'select')
      return [{ key: member, label: `${label}…`, onSelect: () => onOpen({ member, field }) }];
    return choicesOf(field).map((choice, place) => ({
      key: `${member} ${choice.value}`,
      label: text('{{filter}}: {{value}}', { filter: label, value: text(choice.label) }),
      separated: at > 0 && place === 0,
      onSelect: () => onValue(filter, [choice.value]),
    }));
  });
  return <MenuPanel {...open} items={items} />;
}

interface ValuePanelProps extends OpenMenu {
  readonly field: ChoiceField | StatusField;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The open menu of one filter: its values. */
export function ValuePanel({ field, value: current, onValue, ...open }: ValuePanelProps) {
  const text = useText();
  const items = choicesOf(field).map(({ value, label }) => ({
    key: value,
    label: text(label),
    ...(value === current && { icon: Check }),
    onSelect: () => onValue(value),
  }));
  return <MenuPanel {...open} items={items} />;
}
