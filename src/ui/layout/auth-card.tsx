import type { ReactNode } from 'react';
import { Logo } from '../base/logo.tsx';
import css from './auth-card.module.css';
import { BracketBackdrop } from './bracket-backdrop.tsx';

export type AuthCardProps = {
  title: string;
  /** Shown under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Shown under the card: links to other public screens. */
  footer?: ReactNode;
  /** For a page of text rather than a form. */
  wide?: boolean;
};

/** The centered card of the public screens. */
export function AuthCard({ title, description, children, footer, wide }: AuthCardProps) {
  return (
    <main className={css['screen']} data-wide={wide || undefined}>
      <BracketBackdrop />
      <div className={css['column']}>
        <div className={css['brand']}>
          <Logo size={36} />
          Matchdesk
        </div>
        <div className={css['card']}>
          <h1 className={css['title']}>{title}</h1>
          {description && <div className={css['description']}>{description}</div>}
          <div className={css['body']}>{children}</div>
        </div>
        {footer && <div className={css['footer']}>{footer}</div>}
      </div>
    </main>
  );
}
