import type { ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';

/** A link below a form. A press does not blur the focused field. */
export function FocusKeepingLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} onMouseDown={keepFocus}>
      {children}
    </a>
  );
}
