import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import type { Icon } from '../button/icon.ts';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  title: string;
  /** The level of the title, if it is a heading. */
  level?: 1 | undefined;
  /** The reason, and what the user can do. */
  children?: ReactNode;
  /** Usually a button. */
  action?: ReactNode;
  icon?: Icon;
  tone?: 'stale';
};

/** Shown in place of missing content: empty, no match, not cached, failed. */
export function EmptyState({ title, level, children, action, icon: IconPart = Inbox, tone }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'p';
  return (
    <div className={css['state']}>
      <span className={css['icon']} data-tone={tone}>
        <IconPart size={22} />
      </span>
      <Title className={css['title']}>{title}</Title>
      {children && <div className={css['words']}>{children}</div>}
      {action && <div className={css['action']}>{action}</div>}
    </div>
  );
}
