import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className={css['hidden']} id={id}>
      {children}
    </span>
  );
}
