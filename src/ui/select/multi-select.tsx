import X from 'lucide-react/icons/x';
import { useText } from '#i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import css from './multi-select.module.css';
import type { OptionItem } from './option-item.ts';
import { OptionPicker, type PickerProps } from './option-picker.tsx';

export type MultiSelectProps = PickerProps & {
  value: readonly OptionItem[];
  onChange: (items: readonly OptionItem[]) => void;
};

/** A drop-down for several records, with Check All, Uncheck All and the number of selected ones (section 2). */
export function MultiSelect({ value, onChange, ...props }: MultiSelectProps) {
  const text = useText();
  const chosen = new Set(value.map((item) => item.id));
  const without = (items: readonly OptionItem[]) => {
    const ids = new Set(items.map(({ id }) => id));
    return value.filter(({ id }) => !ids.has(id));
  };
  const count = text('{{count}} selected', { count: value.length });

  return (
    <OptionPicker
      {...props}
      restingText=""
      selected={null}
      several
      isChosen={({ id }) => chosen.has(id)}
      onPick={(item) => onChange(chosen.has(item.id) ? without([item]) : [...value, item])}
      placeholder={props.placeholder ?? (value.length > 0 ? count : text('Select...'))}
      aside={<output className={css['count']}>{count}</output>}
      header={(search) => {
        // The search text limits both Check All and Uncheck All.
        const matching = () => search.matching().filter((item) => !item.disabled);
        return (
          search.shown.some((item) => !item.disabled) && (
            <div className={css['all']}>
              <Button
                size="small"
                variant="ghost"
                onClick={() => onChange([...value, ...matching().filter(({ id }) => !chosen.has(id))])}
              >
                {text('Check All')}
              </Button>
              <Button size="small" variant="ghost" onClick={() => onChange(without(matching()))}>
                {text('Uncheck All')}
              </Button>
            </div>
          )
        );
      }}
    >
      <SelectedTags items={value} disabled={props.disabled ?? false} onRemove={(item) => onChange(without([item]))} />
    </OptionPicker>
  );
}

type SelectedTagsProps = {
  items: readonly OptionItem[];
  disabled: boolean;
  onRemove: (item: OptionItem) => void;
};

/** The selected items, each with a button that removes it. */
function SelectedTags({ items, disabled, onRemove }: SelectedTagsProps) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <ul className={css['tags']}>
      {items.map((item) => (
        <li key={item.id} className={css['tag']}>
          <span className="ellipsis" title={item.name}>
            {item.name}
          </span>
          <button
            type="button"
            className={css['remove']}
            disabled={disabled}
            aria-label={text('Remove {{name}}', { name: item.name })}
            onClick={() => onRemove(item)}
          >
            <X size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
