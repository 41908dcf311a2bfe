import type { Sight } from '../page/sight.ts';
import { Broken, type World } from '../world/world.ts';
import type { Typed } from './ledger.ts';

/** How long after it was typed a text may still be on its way to the disk, in milliseconds: 800, and the disk's own time. */
const grace = 2500;

/**
 * Promise 1: what somebody typed stands in a form, lies in a draft that their password opens, or is on the server, unless
 * they gave it up or were told that it is not kept.
 */
export class NothingLost {
  readonly #world: World;
  readonly #kept: (userId: number) => Promise<ReadonlySet<string>>;
  #excused = new Set<string>();

  constructor(world: World, kept: (userId: number) => Promise<ReadonlySet<string>>) {
    this.#world = world;
    this.#kept = kept;
  }

  /** Before something happens that may take a tab away: what it could not have kept yet. */
  prepare(sights: readonly Sight[]): void {
    const { ledger, scheduler } = this.#world;
    const told = new Set(
      sights.flatMap(({ form }) => (form === null || form.trouble === null ? [] : textsOf(form.values))),
    );
    this.#excused = new Set(
      ledger.wanted.filter(({ text, at }) => scheduler.now - at < grace || told.has(text)).map(({ text }) => text),
    );
  }

  async check(sights: readonly Sight[]): Promise<void> {
    const { ledger, scheduler } = this.#world;
    const untold = sights.find(({ form }) => form !== null && form.trouble !== null);
    // Whoever is at home and has room is kept for.
    if (untold !== undefined && ledger.home === untold.user && !ledger.isSpoilt) {
      throw new Broken(1, `what person ${ledger.home} types is not kept (${untold.form?.trouble}), without a reason`);
    }
    const lost = await this.#where(sights.flatMap(({ form }) => (form === null ? [] : textsOf(form.values))));
    for (const typed of ledger.wanted) {
      if (!lost.has(typed.text)) continue;
      const isFresh = scheduler.now - typed.at < grace;
      if (!isFresh && !this.#excused.has(typed.text)) throw new Broken(1, `"${typed.text}" is nowhere: ${told(typed)}`);
      ledger.giveUp([typed.text]);
    }
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
