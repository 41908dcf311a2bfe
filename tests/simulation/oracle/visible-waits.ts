import type { VisibleState, VisibleWait } from '../page/visible-state.ts';
import { Violation, type World } from '../world/world.ts';

/** After how long a call must be shown, and how much a slow device may add. */
const shownAfterMs = 8000;
const slackMs = 2000;

/** How long something may be busy without a call, for example with unresponsive storage or a connectivity check. */
const maxBusyWithoutCallMs = 12_000;

/** Guarantee 7: the app shows every wait for the server after eight seconds and offers a way out. */
export class VisibleWaits {
  readonly #world: World;
  /** When each violation began, in awake time, by tab and kind. A violation is allowed for a limited time. */
  #since = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  check(shown: readonly { readonly tab: string; readonly state: VisibleState }[]): void {
    const { now, awakeNow } = this.#world.scheduler;
    const since = new Map<string, number>();
    for (const { tab, state } of shown) {
      for (const wait of state.waits) {
        const trouble = troubleOf(wait, now);
        if (trouble === null) continue;
        const key = `${tab} ${wait.what} ${trouble.what}`;
        const began = this.#since.get(key) ?? awakeNow;
        since.set(key, began);
        if (awakeNow - began > trouble.allowed) throw new Violation(7, `${tab}: the ${wait.what} ${trouble.what}`);
      }
    }
    this.#since = since;
  }

  /** Call once the environment is healthy and every notice has been pressed: nothing may still be busy. */
  checkEnd(shown: readonly { readonly tab: string; readonly state: VisibleState }[]): void {
    for (const { tab, state } of shown) {
      const stuck = state.waits.find(({ isBusy }) => isBusy);
      if (stuck) throw new Violation(7, `${tab}: the ${stuck.what} is still busy in a healthy environment`);
    }
  }
}

function troubleOf({ isBusy, since, shown }: VisibleWait, now: number): { what: string; allowed: number } | null {
  if (since === null) return isBusy ? { what: 'is busy without a call', allowed: maxBusyWithoutCallMs } : null;
  const isDue = now - since >= shownAfterMs;
  if (isDue && shown === null) return { what: 'waits, and no notice shows it', allowed: slackMs };
  return shown !== null && !shown.canRetry && !shown.canStop
    ? { what: 'waits, and the notice has no way out', allowed: slackMs }
    : null;
}
