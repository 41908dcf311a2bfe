import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/base/icon-button.tsx';
import css from './top-bar.module.css';

export type TopBarProps = {
  /** What the toggle does now: collapse, expand or open. */
  toggleLabel: string;
  expanded: boolean;
  onToggle: () => void;
  /** After the toggle: search, for one. */
  start?: ReactNode;
  /** At the far end: connection, theme and language, profile menu. */
  children: ReactNode;
};

/** The bar over every screen behind the login (section 2). */
export function TopBar({ toggleLabel, expanded, onToggle, start, children }: TopBarProps) {
  return (
    <header className={css['bar']}>
      <IconButton icon={PanelLeft} label={toggleLabel} aria-expanded={expanded} onClick={onToggle} />
      <div className={css['start']}>{start}</div>
      <div className={css['end']}>{children}</div>
    </header>
  );
}
