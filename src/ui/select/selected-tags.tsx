import X from 'lucide-react/icons/x';
import { useText } from '#i18n/use-text.ts';
import type { OptionItem } from './option-item.ts';
import css from './selected-tags.module.css';

type SelectedTagsProps = {
  items: readonly OptionItem[];
  disabled: boolean;
  onRemove: (item: OptionItem) => void;
};

/** The selected items, each with a button that removes it. */
export function SelectedTags({ items, disabled, onRemove }: SelectedTagsProps) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <ul className={css['tags']}>
      {items.map((item) => (
        <li key={item.id} className={css['tag']}>
          <span className={css['name']}>{item.name}</span>
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
