import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/base/icon-button.tsx';
import css from './top-bar.module.css';

export type TopBarProps = {
  /** The toggle's current action: collapse, expand or open. */
  toggleLabel: string;
  expanded: boolean;
  onToggle: () => void;
  /** After the toggle, such as the search. */
  start?: ReactNode;
  /** At the far end: connection, theme and language, profile menu. */
  children: ReactNode;
};

/** The bar above every screen behind the login (section 2). */
export function TopBar({ toggleLabel, expanded, onToggle, start, children }: TopBarProps) {
  return (
    <header className={css['bar']}>
      <IconButton icon={PanelLeft} label={toggleLabel} aria-expanded={expanded} onClick={onToggle} />
      <div className={css['start']}>{start}</div>
      <div className={css['end']}>{children}</div>
    </header>
  );
}
