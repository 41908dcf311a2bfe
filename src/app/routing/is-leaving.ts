import type { AnyRouter } from '@tanstack/react-router';

/** Whether the user is on the way to another screen, whose code or data is still loading. */
export function isLeaving({ latestLocation, state: { resolvedLocation } }: AnyRouter): boolean {
  return resolvedLocation !== undefined && latestLocation.pathname !== resolvedLocation.pathname;
}
