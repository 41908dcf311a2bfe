import type { ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';

/** A link under a form. */
export function FocusKeepingLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} onMouseDown={keepFocus}>
      {children}
    </a>
  );
}
