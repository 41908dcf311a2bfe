import type { Sight, WaitSight } from '../page/sight.ts';
import { Broken, type World } from '../world/world.ts';

/** After how long a call has to be shown, and how much a slow device may add; in milliseconds. */
const shownAfter = 8000;
const slack = 2000;

/** For how long something may be busy with what is no call: storage that does not respond, a look at the network. Milliseconds. */
const busyWithoutCall = 12_000;

/** Promise 7: whoever waits for the server sees it after eight seconds, and can leave it. */
export class SeesWhatWaits {
  readonly #world: World;
  /** Since when something has been as it may not stay, by tab and what it is. */
  #since = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  check(shown: readonly { readonly tab: string; readonly sight: Sight }[]): void {
    const { now } = this.#world.scheduler;
    const since = new Map<string, number>();
    for (const { tab, sight } of shown) {
      for (const wait of sight.waits) {
        const trouble = troubleOf(wait, now);
        if (trouble === null) continue;
        const key = `${tab} ${wait.what} ${trouble.what}`;
        const began = this.#since.get(key) ?? now;
        since.set(key, began);
        if (now - began > trouble.allowed) throw new Broken(7, `${tab}: the ${wait.what} ${trouble.what}`);
      }
    }
    this.#since = since;
  }

  /** Once everything is well, and each notice has been pressed: nothing is still under way. */
  checkEnd(shown: readonly { readonly tab: string; readonly sight: Sight }[]): void {
    for (const { tab, sight } of shown) {
      const stuck = sight.waits.find(({ isBusy }) => isBusy);
      if (stuck) throw new Broken(7, `${tab}: the ${stuck.what} is still busy, though everything is well`);
    }
  }
}

function troubleOf({ isBusy, since, shown }: WaitSight, now: number): { what: string; allowed: number } | null {
  if (since === null) return isBusy ? { what: 'is busy, and waits for no call', allowed: busyWithoutCall } : null;
  const isDue = now - since >= shownAfter;
  if (isDue && shown === null) return { what: 'waits, and nothing says so', allowed: slack };
  return shown !== null && !shown.canRetry && !shown.canStop
    ? { what: 'waits, and there is no way out', allowed: slack }
    : null;
}
