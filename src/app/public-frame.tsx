import type { ReactNode } from 'react';
import { Boundary } from '#ui/failure/boundary.tsx';
import { AppearanceSwitch } from './appearance-switch.tsx';

/** The frame of the screens that need no login, with the choice of theme and language. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Boundary of="screen">{children}</Boundary>
      <AppearanceSwitch floating />
    </>
  );
}
