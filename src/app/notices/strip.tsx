import type { ReactNode } from 'react';
import type { Icon } from '#ui/button/icon.ts';
import css from './notices.module.css';

interface StripProps {
  readonly tone: 'info' | 'stale' | 'warning';
  readonly icon: Icon;
  /** Null hides the notice. The live region stays in the DOM: screen readers skip one that appears with its text. */
  readonly words: string | null;
  readonly children?: ReactNode;
}

/** A notice across the page, under the top bar. */
export function Strip({ tone, icon: IconPart, words, children }: StripProps) {
  return (
    <div className={css['strip']} data-tone={words === null ? undefined : tone}>
      {words !== null && (
        <span className={css['icon']}>
          <IconPart size={18} />
        </span>
      )}
      <div role="status" className={css['words']}>
        {words}
      </div>
      {words !== null && children}
    </div>
  );
}
