import { useEffect } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { useSlowCalls } from '#ui/loading/use-slow-calls.ts';
import type { Stage } from './stage.ts';

interface Working {
  readonly getSnapshot: () => { readonly hasTag: (tag: 'busy') => boolean };
}

/**
 * `ui/loading/slow-notice.tsx` without its markup: registers what waits for the server, and the ways out shown beside
 * it.
 */
export function useWaits(stage: Stage, what: string, actor: Working, calls: PendingCalls): void {
  const slow = useSlowCalls(calls);
  useEffect(() => {
    const wait = { calls, slow, isBusy: () => actor.getSnapshot().hasTag('busy') };
    stage.waits.set(what, wait);
    return () => {
      if (stage.waits.get(what) === wait) stage.waits.delete(what);
    };
  });
}
