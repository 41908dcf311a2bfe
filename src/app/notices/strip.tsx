import type { ReactNode } from 'react';
import type { Icon } from '#ui/base/icon.ts';
import css from './strip.module.css';

interface StripProps {
  readonly tone: 'info' | 'stale' | 'warning';
  readonly icon: Icon;
  /** Nothing to say: nothing is seen. The live region stays, since one that comes with its words is not read out. */
  readonly words: string | null;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

/** A notice across the page, under the bar. */
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
