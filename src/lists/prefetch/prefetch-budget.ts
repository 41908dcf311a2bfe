import type { PendingCalls } from '#domain/pending-calls.ts';
import { connectionOf } from '#machines/connectivity/machine.ts';
import type { ConnectionActor } from '#session/connection/connection.ts';
import { isMetered } from '#session/connection/network-information.ts';

/**
 * How many calls may be made before anyone asks for them: one for each viewed page, and another one for each that was not
 * in vain. So at most twice as many pages are requested as are viewed.
 */
export interface PrefetchBudget {
  /** The user opened a page. */
  readonly noteView: () => void;
  /** A prefetched page was opened. */
  readonly noteUse: () => void;
  /** Takes one call, if there is one left and the network is fast, idle and not metered. */
  readonly spend: () => boolean;
}

/** So many calls can be saved up for later. */
const maxLeft = 4;

export function createPrefetchBudget(connection: ConnectionActor, pending: PendingCalls): PrefetchBudget {
  let left = 0;
  const add = () => {
    left = Math.min(maxLeft, left + 1);
  };
  return {
    noteView: add,
    noteUse: add,
    spend: () => {
      const isIdle = pending.current().length === 0 && document.visibilityState === 'visible';
      if (left === 0 || !isIdle || connectionOf(connection.getSnapshot()) !== 'online' || isMetered()) return false;
      left -= 1;
      return true;
    },
  };
}
