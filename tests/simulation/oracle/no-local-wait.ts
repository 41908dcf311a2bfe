import type { VisibleState } from '../page/visible-state.ts';
import { Violation, type World } from '../world/world.ts';

/** How long a tab may be busy without a call. Covers several storage timeouts in a row and the creation of a key. */
const maxBusyMs = 12_000;

/** A call without a result after this time belonged to a window that has closed. */
const longestCallMs = 110_000;

interface Shown {
  readonly tab: string;
  readonly state: VisibleState;
}

/** Guarantee 7: the device alone never blocks a user. A busy tab waits for a call in flight. */
export class NoLocalWait {
  readonly #world: World;
  readonly #waited = new Map<string, number>();
  #checkedAt: number;

  constructor(world: World) {
    this.#world = world;
    this.#checkedAt = world.scheduler.now;
  }

  check(shown: readonly Shown[]): void {
    const { scheduler, network } = this.#world;
    // Time asleep does not count.
    const passed = Math.min(scheduler.now - this.#checkedAt, 1000);
    this.#checkedAt = scheduler.now;
    const isCallOut = network.calls.some(
      ({ settledAt, sentAt }) => settledAt === null && scheduler.now - sentAt < longestCallMs,
    );
    for (const { tab, state } of shown) {
      // A call may hang for ever. The page lists it and shows a way out (`visible-waits.ts`).
      const isListed = state.waits.some(({ since }) => since !== null);
      const waitingFor = isCallOut || isListed ? null : whatWaits(state);
      const waited = waitingFor === null ? 0 : (this.#waited.get(tab) ?? 0) + passed;
      this.#waited.set(tab, waited);
      if (waited > maxBusyMs) throw new Violation(7, `${tab} waits for its ${waitingFor} without a call in flight`);
    }
  }
}

function whatWaits({ isBusy, login, form, list }: VisibleState): string | null {
  if (isBusy) return 'session';
  // Everything behind the dialog waits for the user.
  if (login !== null) return login.isBusy ? 'login' : null;
  if (form?.stage === 'busy' || form?.stage === 'loading') return `form (${form.stage})`;
  return list?.view.kind === 'skeleton' ? 'list' : null;
}
