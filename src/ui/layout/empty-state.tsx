import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import type { Icon } from '../button/icon.ts';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  title: string;
  /** The reason, and what the user can do. */
  children?: ReactNode;
  /** Usually a button. */
  action?: ReactNode;
  icon?: Icon;
  tone?: 'stale';
};

/** Shown in place of missing content: empty, no match, not cached, failed. */
export function EmptyState({ title, children, action, icon: IconPart = Inbox, tone }: EmptyStateProps) {
  return (
    <div className={css['state']}>
      <span className={css['icon']} data-tone={tone}>
        <IconPart size={22} />
      </span>
      <p className={css['title']}>{title}</p>
      {children && <div className={css['words']}>{children}</div>}
      {action && <div className={css['action']}>{action}</div>}
    </div>
  );
}
