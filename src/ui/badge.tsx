import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'stale';

/** A word of state: a match's status, a draft, a saved copy. The dot helps the eye; the word says it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(css['badge'], css[tone])}>{children}</span>;
}
