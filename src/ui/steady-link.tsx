import type { ReactNode } from 'react';

/**
 * A link under a form. A press on it leaves the focus where it is: leaving a field may show its error, which would move
 * the link away under the press.
 */
export function SteadyLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}
