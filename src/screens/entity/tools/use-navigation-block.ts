import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bulkMachine } from '#machines/bulk/machine.ts';
import { isSignedIn } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { useDirtyLock } from '#update/dirty-lock.ts';

/** Blocks navigation and updates of the app while a bulk action runs. */
export function useNavigationBlock(bulk: ActorRefFrom<typeof bulkMachine>): void {
  const { session } = useServices();
  const isBusy = useSelector(bulk, (snapshot) => snapshot.hasTag('busy'));
  useDirtyLock(isBusy);
  useBlocker({
    // A sign-out in another tab is not blocked.
    shouldBlockFn: () => bulk.getSnapshot().hasTag('busy') && isSignedIn(session.getSnapshot()),
    enableBeforeUnload: isBusy,
  });
}
