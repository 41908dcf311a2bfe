import type { ReactNode } from 'react';
import { keepFocus } from '../base/keep-focus.ts';
import { Logo } from '../base/logo.tsx';
import css from './auth-card.module.css';
import { useDocumentTitle } from './use-document-title.ts';

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
  useDocumentTitle(title);
  return (
    <main className={css['screen']} data-wide={wide || undefined}>
      <BracketBackdrop />
      <div className={css['column']}>
        <div className={css['brand']}>
          <Logo size={36} />
          <span>Matchdesk</span>
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

/** The left half of a knock-out draw of sixteen: one path for each round, with its opacity. */
const rounds = [
  [
    0.13,
    'M0 40h90v40H0M0 120h90v40H0M0 200h90v40H0M0 280h90v40H0M0 360h90v40H0M0 440h90v40H0M0 520h90v40H0M0 600h90v40H0',
  ],
  [0.2, 'M90 60h90v80H90M90 220h90v80H90M90 380h90v80H90M90 540h90v80H90'],
  [0.28, 'M180 100h90v160h-90M180 420h90v160h-90'],
  [0.38, 'M270 180h90v320h-90M360 340h60'],
] as const;

function Half({ side }: { side: 'left' | 'right' }) {
  return (
    <svg className={css[side]} viewBox="0 0 420 680" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {rounds.map(([opacity, line]) => (
        <path key={line} opacity={opacity} d={line} />
      ))}
    </svg>
  );
}

/** A faint tournament draw behind a card. */
function BracketBackdrop() {
  return (
    <div className={css['backdrop']}>
      <Half side="left" />
      <Half side="right" />
    </div>
  );
}

/** A link below a form. A press does not blur the focused field. */
export function FocusKeepingLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} onMouseDown={keepFocus}>
      {children}
    </a>
  );
}
