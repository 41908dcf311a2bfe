import type { FormValues, Side } from '#machines/form/types.ts';
import type { Comparison } from '../page/visible-state.ts';
import { ImportLedger } from './import-ledger.ts';

/** There are many thousand ideographs. */
const firstIdeograph = 0x4e00;

/** One text that a user typed into a field: a word, or its first letters. All texts differ. */
export interface TypedText {
  readonly text: string;
  readonly by: number;
  readonly at: number;
  /** No user was known to be signed in: a sign-in or a sign-out was under way. */
  readonly isBetweenUsers: boolean;
  /** The user replaced it, discarded it or chose another value. */
  isAbandoned: boolean;
}

/** One press of Save, or of Send on the drafts page. */
export interface Press {
  readonly tab: string;
  readonly by: number;
  readonly at: number;
  /** Record id; null for a new record. */
  readonly id: number | null;
  readonly values: FormValues;
  /** The opened form, or the draft, in which the press was made. */
  readonly source: string;
  /** The app had warned the user that an earlier send may have been saved. */
  readonly isWarned: boolean;
  /**
   * Whether storage had room to mark the draft as sent. Without the mark the app cannot warn a user who reopens the
   * draft.
   */
  isMarkStored: boolean;
  /** The app showed that the send had no response: it may have been saved, or was not found on the server. */
  isUncertain: boolean;
  /** The changes that resulted from the press. */
  readonly changes: number[];
}

/** One press of Undo, Send or Try again in the bar. */
interface UndoPress {
  readonly tab: string;
  readonly by: number;
  readonly at: number;
  readonly series: string;
  /** When the user dismissed it; null before. */
  endedAt: number | null;
}

/** How long a launch may take until it has deleted the keys that were left, in milliseconds. */
const launchMs = 10_000;

/** Records what users did, independent of how the product works. */
export class Ledger {
  readonly typed = new Map<string, TypedText>();
  readonly presses: Press[] = [];
  readonly undos: UndoPress[] = [];
  readonly imports = new ImportLedger();
  /** The user who is known to be signed in on the device. Null as soon as a sign-in or sign-out begins. */
  signedIn: number | null = null;
  /** Storage was full at sign-in, or the window closed during it: the user's key or scope may be missing. */
  isSignInIncomplete = false;
  isFull = false;
  /** A closed window interrupted a sign-out. The next launch or sign-in completes it. */
  isSignOutInterrupted = false;
  /**
   * Until when the key of a user may be stored who is not signed in: a closed window interrupted the sign-in. The next launch
   * deletes it, once its drafts are counted.
   */
  readonly keyLeftUntil = new Map<number, number>();
  #signingIn: number | null = null;
  #last = 0;

  /** Returns a text that no user has typed yet. */
  newText(word: string): string {
    this.#last += 1;
    // The full stop prevents one text from being a prefix of another.
    return `${word} ${this.#last}.`;
  }

  /** Returns a word to type letter by letter. Its first letter is in no other text, so that all that is held of it differs. */
  newWord(word: string): string {
    this.#last += 1;
    return `${String.fromCodePoint(firstIdeograph + this.#last)}${word}`;
  }

  type(text: string, by: number, at: number, previous: unknown): void {
    this.abandon([previous]);
    this.typed.set(text, { text, by, at, isBetweenUsers: this.signedIn === null, isAbandoned: false });
  }

  /** The sign-in of a user begins, or a sign-out. */
  beginSignInOrOut(userId: number | null): void {
    this.signedIn = null;
    this.#signingIn = userId;
  }

  /** A window ends. */
  interrupt(): void {
    if (this.signedIn !== null) return;
    this.isSignOutInterrupted = true;
    this.isSignInIncomplete = true;
    if (this.#signingIn !== null) this.keyLeftUntil.set(this.#signingIn, Number.POSITIVE_INFINITY);
  }

  /** A window opens. */
  launch(now: number): void {
    this.isSignOutInterrupted = false;
    for (const [userId, until] of this.keyLeftUntil) this.keyLeftUntil.set(userId, Math.min(until, now + launchMs));
  }

  abandon(values: Iterable<unknown>): void {
    for (const value of values) {
      const typed = typeof value === 'string' ? this.typed.get(value) : undefined;
      if (typed !== undefined) typed.isAbandoned = true;
    }
  }

  /** Call this when the user discards everything at once. */
  abandonAll(by: number): void {
    for (const typed of this.typed.values()) if (typed.by === by) typed.isAbandoned = true;
    this.imports.discardAll(by);
  }

  press(press: Omit<Press, 'changes' | 'isMarkStored' | 'isUncertain'>): void {
    this.presses.push({ ...press, changes: [], isMarkStored: !this.isFull, isUncertain: false });
  }

  endUndo(tab: string, series: string, now: number): void {
    for (const undo of this.undos) if (undo.tab === tab && undo.series === series) undo.endedAt ??= now;
  }

  /** The app shows that the last send from this source had no response. */
  markUncertain(source: string, by: number | null): void {
    for (const press of this.presses) if (press.source === source && press.by === by) press.isUncertain = true;
  }

  /** Storage becomes full or has room again. A recent press may not have been marked yet. */
  fill(isFull: boolean, now: number): void {
    this.isFull = isFull;
    for (const press of this.presses) if (isFull && now - press.at < 2500) press.isMarkStored = false;
  }

  /** The texts that users still expect to find. */
  get expected(): readonly TypedText[] {
    return [...this.typed.values()].filter(({ isAbandoned }) => !isAbandoned);
  }
}

/** The values that a comparison sends: the user's choice per field, or the side that changed it. */
export function resolvedValues({ differences, resolutions }: Comparison, values: FormValues): FormValues {
  const sides = differences.map(({ name, by, ...sides }): [string, unknown] => {
    const side: Side = resolutions[name] ?? (by === 'theirs' ? 'theirs' : 'mine');
    return [name, sides[side]];
  });
  return { ...values, ...Object.fromEntries(sides) };
}
