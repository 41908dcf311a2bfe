import type { Sight } from '../page/sight.ts';
import type { Move } from '../people/move.ts';
import { Broken, type World } from '../world/world.ts';
import type { Typed } from './ledger.ts';

/** How long after it was typed a text may still be on its way to the disk, in milliseconds: 800, and the disk's own time. */
const grace = 2500;

/** What a killed renderer may lose of the last typing, in milliseconds. */
const killedPageMayLoseMs = 100;

/** The same while the disk does not respond: until that is said, in milliseconds. */
const graceWhileHanging = 4500;

/**
 * Promise 1: what somebody typed stands in a form, lies in a draft that their password opens, or is on the server, unless
 * they gave it up or were told that it is not kept.
 */
export class NothingLost {
  readonly #world: World;
  readonly #kept: (userId: number) => Promise<ReadonlySet<string>>;
  #excused = new Set<string>();
  #workerKilledAt = Number.NEGATIVE_INFINITY;

  constructor(world: World, kept: (userId: number) => Promise<ReadonlySet<string>>) {
    this.#world = world;
    this.#kept = kept;
  }

  /** Before something happens that may take a tab or a worker away: what could not be stored yet. */
  prepare(sights: readonly Sight[], kills?: Move['kills']): void {
    const { ledger, scheduler } = this.#world;
    const told = new Set(
      sights.flatMap(({ form }) => (form === null || form.trouble === null ? [] : textsOf(form.values))),
    );
    if (kills === 'worker') this.#workerKilledAt = scheduler.now;
    this.#excused = new Set(
      ledger.wanted.filter((typed) => told.has(typed.text) || this.#mayBeLost(typed, kills)).map(({ text }) => text),
    );
  }

  /** A page that ends has posted every key. Only what is killed loses what it has not handed on. */
  #mayBeLost({ at }: Typed, kills: Move['kills']): boolean {
    const { ledger, scheduler, device } = this.#world;
    const age = scheduler.now - at;
    if (age >= this.#grace()) return false;
    if (kills === 'page' && age < killedPageMayLoseMs) return true;
    // Nobody is told of a full disk, one that does not respond, or a key that is not made yet, before the page has tried to store something.
    if (device.disk.isFull || this.#hasHung() || ledger.isSpoilt || ledger.home === null) return true;
    return this.#workerKilledAt >= at - killedPageMayLoseMs;
  }

  async check(sights: readonly Sight[]): Promise<void> {
    const { ledger, scheduler } = this.#world;
    const untold = sights.find(({ form }) => form !== null && form.trouble !== null);
    // Whoever is at home and has room is kept for.
    if (untold !== undefined && ledger.home === untold.user && !ledger.isSpoilt && !this.#hasHung()) {
      throw new Broken(1, `what person ${ledger.home} types is not kept (${untold.form?.trouble}), without a reason`);
    }
    const lost = await this.#where(sights.flatMap(({ form }) => (form === null ? [] : textsOf(form.values))));
    for (const typed of ledger.wanted) {
      if (!lost.has(typed.text)) continue;
      if (this.#excused.has(typed.text)) ledger.giveUp([typed.text]);
      else if (scheduler.now - typed.at >= this.#grace())
        throw new Broken(1, `"${typed.text}" is nowhere: ${told(typed)}`);
    }
  }

  /** The disk does not respond, or has done so for a moment only: what was tried before may be said still. */
  #hasHung(): boolean {
    const { device, scheduler } = this.#world;
    return device.disk.isHanging || scheduler.now - device.disk.respondedAt < graceWhileHanging;
  }

  #grace(): number {
    return this.#hasHung() ? graceWhileHanging : grace;
  }

  /** The texts that are neither on the screen, nor on the disk, nor on the server. */
  async #where(onScreen: readonly string[]): Promise<ReadonlySet<string>> {
    const { ledger, server } = this.#world;
    const { texts } = server.records;
    const missing = ledger.wanted.filter(({ text }) => !texts.has(text) && !onScreen.includes(text));
    const owners = new Set(missing.map(({ by }) => by));
    const kept = new Map<number, ReadonlySet<string>>();
    for (const owner of owners) kept.set(owner, await this.#kept(owner));
    return new Set(missing.filter(({ text, by }) => kept.get(by)?.has(text) !== true).map(({ text }) => text));
  }
}

function textsOf(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(values).filter((value) => typeof value === 'string');
}

function told({ by }: Typed): string {
  return `on no screen, in no draft that person ${by} could open, and not on the server`;
}
