import type { ReactNode } from 'react';
import { AppearanceSwitch } from './appearance-switch.tsx';

/** The frame of the screens that need no login, with the choice of theme and language. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <AppearanceSwitch floating />
    </>
  );
}
