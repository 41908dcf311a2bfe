import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { bulkMachine } from '#machines/bulk/machine.ts';
import { isSignedIn } from '#machines/session/selectors.ts';
import { useServices } from '#services/services-context.ts';
import { useDirtyLock } from '#update/use-dirty-lock.ts';

/** While work goes on row by row, nothing takes the screen away under it: not Back, not a new version. */
export function useNavigationBlock(work: ActorRefFrom<typeof bulkMachine>): void {
  const { session } = useServices();
  const isBusy = useSelector(work, (snapshot) => snapshot.hasTag('busy'));
  useDirtyLock(isBusy);
  useBlocker({
    // Whoever signs out elsewhere leaves all the same.
    shouldBlockFn: () => work.getSnapshot().hasTag('busy') && isSignedIn(session.getSnapshot()),
    enableBeforeUnload: isBusy,
  });
}
