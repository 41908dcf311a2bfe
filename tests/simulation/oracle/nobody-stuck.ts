import type { Sight } from '../page/sight.ts';
import { Broken, type World } from '../world/world.ts';

/** For so long a tab may be busy by itself, in milliseconds: several timeouts of storage in a row, and a key that is made. */
const mostMs = 12_000;

/** A call that was never heard of by now belongs to a window that has gone, in milliseconds. */
const longestCallMs = 110_000;

interface Shown {
  readonly tab: string;
  readonly sight: Sight;
}

/** Promise 7: nobody is kept waiting by their own device. Whoever waits, waits for a call that is out. */
export class NobodyStuck {
  readonly #world: World;
  readonly #waited = new Map<string, number>();
  #checkedAt: number;

  constructor(world: World) {
    this.#world = world;
    this.#checkedAt = world.scheduler.now;
  }

  check(shown: readonly Shown[]): void {
    const { scheduler, network } = this.#world;
    // A device that slept has kept nobody waiting.
    const passed = Math.min(scheduler.now - this.#checkedAt, 1000);
    this.#checkedAt = scheduler.now;
    const isCallOut = network.calls.some(
      ({ heardAt, sentAt }) => heardAt === null && scheduler.now - sentAt < longestCallMs,
    );
    for (const { tab, sight } of shown) {
      // A call may hang for ever: the page still lists it, and shows a way out (`sees-what-waits.ts`).
      const isListed = sight.waits.some(({ since }) => since !== null);
      const waits = isCallOut || isListed ? null : waitingOf(sight);
      const waited = waits === null ? 0 : (this.#waited.get(tab) ?? 0) + passed;
      this.#waited.set(tab, waited);
      if (waited > mostMs) throw new Broken(7, `${tab} waits for its ${waits}, and no call is out`);
    }
  }
}

function waitingOf({ isBusy, login, form, list }: Sight): string | null {
  if (isBusy) return 'session';
  // Before the dialog, all behind it waits for the person.
  if (login !== null) return login.isBusy ? 'login' : null;
  if (form?.stage === 'busy' || form?.stage === 'loading') return `form (${form.stage})`;
  return list?.view.kind === 'skeleton' ? 'list' : null;
}
