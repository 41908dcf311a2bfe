import type { VisibleState } from '../page/visible-state.ts';
import type { Step } from '../steps/step.ts';
import { Violation, type World } from '../world/world.ts';
import type { TypedText } from './ledger.ts';

/** How long a typed text may take to reach storage: 800 ms, and the time of storage itself. */
const graceMs = 2500;

/** The grace period while storage does not respond: the app reports that only after a timeout. */
const graceWhileHangingMs = 4500;

/**
 * Guarantee 1: a typed text is in a form, in a draft that the user's password opens, or on the server, unless the user
 * discarded it or saw that it is not stored.
 */
export class NothingLost {
  readonly #world: World;
  readonly #storedDrafts: (userId: number) => Promise<ReadonlySet<string>>;
  #excused = new Set<string>();
  /** What a form has shown as not stored, until one shows that it is. */
  readonly #reported = new Set<string>();
  #writesEndedAt = Number.NEGATIVE_INFINITY;

  constructor(world: World, storedDrafts: (userId: number) => Promise<ReadonlySet<string>>) {
    this.#world = world;
    this.#storedDrafts = storedDrafts;
  }

  /** Call before a step that may end a tab or a worker: notes which texts could not be stored yet. */
  prepare(states: readonly VisibleState[], kills?: Step['kills']): void {
    const { ledger, scheduler } = this.#world;
    for (const { form } of states) {
      for (const text of form === null ? [] : textsOf(form.values)) {
        if (form?.trouble === null) this.#reported.delete(text);
        else this.#reported.add(text);
      }
    }
    if (kills === 'worker' || kills === 'storage') this.#writesEndedAt = scheduler.now;
    this.#excused = new Set(ledger.expected.filter((typed) => this.#mayBeLost(typed)).map(({ text }) => text));
  }

  /** A page that ends, or is killed, has posted every key. Only a killed worker, or storage without room, loses what is not stored. */
  #mayBeLost({ at, isBetweenUsers }: TypedText): boolean {
    const { ledger, scheduler, device } = this.#world;
    const age = scheduler.now - at;
    if (age >= this.#allowedMs()) return false;
    // The app reports a full storage, unresponsive storage or a missing key only after it has tried to store something.
    if (device.storage.isFull || this.#hasRecentlyHung() || ledger.isSignInIncomplete || isBetweenUsers) return true;
    return this.#writesEndedAt >= at;
  }

  async check(states: readonly VisibleState[]): Promise<void> {
    const { ledger, scheduler } = this.#world;
    const notStored = states.find(({ form }) => form !== null && form.trouble !== null);
    // A signed-in user with room in storage has drafts.
    if (
      notStored !== undefined &&
      ledger.signedIn === notStored.user &&
      !ledger.isSignInIncomplete &&
      !this.#hasRecentlyHung()
    ) {
      throw new Violation(
        1,
        `the typing of user ${ledger.signedIn} is not stored (${notStored.form?.trouble}), without a reason`,
      );
    }
    const missing = await this.#missing(states.flatMap(({ form }) => (form === null ? [] : textsOf(form.values))));
    for (const typed of ledger.expected) {
      if (!missing.has(typed.text)) continue;
      if (this.#reported.has(typed.text) || this.#excused.has(typed.text)) ledger.abandon([typed.text]);
      else if (scheduler.now - typed.at >= this.#allowedMs())
        throw new Violation(1, `"${typed.text}" is nowhere: ${describeLoss(typed)}`);
    }
  }

  /** Storage does not respond, or has responded again only recently: the app may still report an earlier attempt. */
  #hasRecentlyHung(): boolean {
    const { device, scheduler } = this.#world;
    return device.storage.isHanging || scheduler.now - device.storage.respondedAt < graceWhileHangingMs;
  }

  #allowedMs(): number {
    return this.#hasRecentlyHung() ? graceWhileHangingMs : graceMs;
  }

  /** The texts that are neither on screen, nor in storage, nor on the server. */
  async #missing(onScreen: readonly string[]): Promise<ReadonlySet<string>> {
    const { ledger, server } = this.#world;
    const { texts } = server.records;
    const absent = ledger.expected.filter(({ text }) => !texts.has(text) && !onScreen.includes(text));
    const owners = new Set(absent.map(({ by }) => by));
    const drafts = new Map<number, ReadonlySet<string>>();
    for (const owner of owners) drafts.set(owner, await this.#storedDrafts(owner));
    return new Set(absent.filter(({ text, by }) => drafts.get(by)?.has(text) !== true).map(({ text }) => text));
  }
}

function textsOf(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(values).filter((value) => typeof value === 'string');
}

function describeLoss({ by }: TypedText): string {
  return `on no screen, in no draft that user ${by} could open, and not on the server`;
}
