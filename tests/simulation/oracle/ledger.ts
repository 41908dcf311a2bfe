import type { Side } from '#machines/form/compare.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { Comparison } from '../page/sight.ts';

/** One text that somebody typed into a field. No other is like it. */
export interface Typed {
  readonly text: string;
  readonly by: number;
  readonly at: number;
  /** By its own person's hand: typed over, discarded, not picked. */
  isGivenUp: boolean;
}

/** One press of Save, or of Send on the page of drafts. */
export interface Press {
  readonly tab: string;
  readonly by: number;
  readonly at: number;
  /** Of the record; null for a new one. */
  readonly id: number | null;
  readonly values: FormValues;
  /** The opening of the form, or the draft, that it was made in. */
  readonly place: string;
  /** The person had been told that it may have been saved before. */
  readonly isWarned: boolean;
  /** Whether there was room to note that it goes out: without, who comes back to its draft cannot be warned. */
  isNoted: boolean;
  /** The person was shown that it had no response: that it may have been saved, or was not found on the server. */
  isDoubted: boolean;
  /** The changes that came of it. */
  readonly changes: number[];
}

/** What people did, and nothing of how the product goes about it. */
export class Ledger {
  readonly typed = new Map<string, Typed>();
  readonly presses: Press[] = [];
  /** Who is known to be at home on the device: nobody has logged out since they were seen there. */
  home: number | null = null;
  /** The disk has been full since somebody came, or their window ended over it: what a sign-in keeps may not be there. */
  isSpoilt = false;
  isFull = false;
  /** A sign-out was cut short by the end of its window: the next launch or sign-in brings it to its end. */
  isCut = false;
  #last = 0;

  /** A text that nobody has typed yet. */
  newText(word: string): string {
    this.#last += 1;
    // The full stop: no text is the beginning of another.
    return `${word} ${this.#last}.`;
  }

  type(text: string, by: number, at: number, former: unknown): void {
    this.giveUp([former]);
    this.typed.set(text, { text, by, at, isGivenUp: false });
  }

  /** Somebody is about to leave, or another to come. */
  move(): void {
    this.home = null;
  }

  giveUp(values: Iterable<unknown>): void {
    for (const value of values) {
      const typed = typeof value === 'string' ? this.typed.get(value) : undefined;
      if (typed !== undefined) typed.isGivenUp = true;
    }
  }

  /** All that a person has typed, when they discard all of it at once. */
  giveUpAll(by: number): void {
    for (const typed of this.typed.values()) if (typed.by === by) typed.isGivenUp = true;
  }

  press(press: Omit<Press, 'changes' | 'isNoted' | 'isDoubted'>): void {
    this.presses.push({ ...press, changes: [], isNoted: !this.isFull, isDoubted: false });
  }

  /** A person is shown, of the last send in a place, that it had no response. */
  doubt(place: string, by: number | null): void {
    for (const press of this.presses) if (press.place === place && press.by === by) press.isDoubted = true;
  }

  /** The disk is full from now on, or has room again. What was pressed a moment ago may not have been noted yet. */
  fill(isFull: boolean, now: number): void {
    this.isFull = isFull;
    for (const press of this.presses) if (isFull && now - press.at < 2500) press.isNoted = false;
  }

  /** What people still count on. */
  get wanted(): readonly Typed[] {
    return [...this.typed.values()].filter(({ isGivenUp }) => !isGivenUp);
  }
}

/** What is sent of a comparison: of each field what was picked, or else of whoever changed it. */
export function decided({ differences, resolutions }: Comparison, values: FormValues): FormValues {
  const sides = differences.map(({ name, by, ...sides }): [string, unknown] => {
    const side: Side = resolutions[name] ?? (by === 'theirs' ? 'theirs' : 'mine');
    return [name, sides[side]];
  });
  return { ...values, ...Object.fromEntries(sides) };
}
