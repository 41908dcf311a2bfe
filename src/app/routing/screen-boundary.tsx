import { useMatches, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Boundary } from '#ui/failure/boundary.tsx';

/** Keeps what is around a screen that fails. Another screen, or the same one at another address, clears the failure. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const shown = useMatches({ select: (matches) => addressOf(matches.at(-1)) });
  return (
    // The loader reads again what the screen could not show.
    <Boundary of="screen" shown={shown} onRetry={() => void router.invalidate()}>
      {children}
    </Boundary>
  );
}

function addressOf(match: { readonly id: string; readonly search: object } | undefined): string {
  return match === undefined ? '' : `${match.id}${JSON.stringify(match.search)}`;
}
