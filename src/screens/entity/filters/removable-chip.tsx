import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import css from './filters.module.css';

interface RemovableChipProps {
  /** What the list is filtered by. */
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A filter that the list has, and the button that removes it. */
export function RemovableChip({ name, onRemove, children }: RemovableChipProps) {
  const text = useText();
  const label = text('Remove the filter {{name}}', { name });
  return (
    <li className={css['chip']}>
      {children}
      <button
        type="button"
        className={css['remove']}
        aria-label={label}
        title={label}
        onClick={() => {
          focusFilterMenu();
          onRemove();
        }}
      >
        <X size={14} />
      </button>
    </li>
  );
}

/** A removed filter takes the focus with it. */
export function focusFilterMenu(): void {
  document.querySelector<HTMLElement>('[data-filter-menu]')?.focus();
}
