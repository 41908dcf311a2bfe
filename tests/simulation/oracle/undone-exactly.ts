import type { VisibleState } from '../page/visible-state.ts';
import type { Change, Entry, Team } from '../server/records.ts';
import { Violation, type World } from '../world/world.ts';
import { importedGroup } from './imported-once.ts';

/**
 * Guarantee 8: a confirmed change is in the history exactly once, and undoing it restores exactly the previous state, only
 * when its user asks for it. Later changes are replaced only after their values were shown.
 */
export class UndoneExactly {
  readonly #world: World;
  #checked = 0;
  /** The record values that the dialog has shown to a user: `user id field value`. */
  readonly #seen = new Set<string>();
  /** How many reports of a finished undo were checked, by tab. */
  readonly #reports = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  check(shown: readonly { readonly tab: string; readonly state: VisibleState }[]): void {
    const { changes } = this.#world.server.records;
    for (; this.#checked < changes.length; this.#checked += 1) {
      const change = changes[this.#checked];
      if (change?.restores !== undefined && change.call !== null) this.#checkRestore(change, change.restores);
    }
    for (const { tab, state } of shown) {
      this.#checkOffer(state);
      this.#note(state);
      this.#checkReports(tab, state.undone);
    }
  }

  /** What the bar offers to undo was done by its user, and is in the history once per record. */
  #checkOffer({ user, undo }: VisibleState): void {
    if (undo?.stage !== 'offered') return;
    const entries = this.#entriesOf(undo.series, user);
    const { changes } = this.#world.server.records;
    const made = changes.filter(
      ({ series, restores, by }) => series === undo.series && restores === undefined && by === user,
    );
    // A save of the current values has no entry.
    const recorded = made.filter(
      (change) => isSame(change) || entries.filter((entry) => entry.change === change.number).length === 1,
    );
    // An import may be under way, and may have looked up a row that had no confirmation.
    const isImport = made.some((change) => importedGroup(this.#world, change) !== undefined);
    const expected = isImport ? made.length : undo.count;
    if (made.length < undo.count || made.length !== expected || recorded.length !== expected) {
      throw new Violation(8, `${undo.count} changes were confirmed, and the history has ${entries.length} of them`);
    }
  }

  #checkRestore(change: Change, entryId: number): void {
    const { ledger, network, server } = this.#world;
    const entry = server.records.entries[entryId - 1];
    const call = network.calls[(change.call ?? 0) - 1];
    if (entry === undefined || call === undefined) throw new Violation(8, 'a change of no entry was undone');
    const subject = `the change ${entryId} of team ${change.id} was undone`;
    const press = ledger.undos.findLast(
      ({ tab, at, series }) => tab === call.from && at <= call.sentAt && series === entry.series,
    );
    if (press === undefined) throw new Violation(8, `${subject} without a press for it`);
    if (press.by !== change.by)
      throw new Violation(8, `${subject} by user ${change.by}, and user ${press.by} had pressed`);
    // Two users can import under one address.
    if (entry.by !== change.by)
      throw new Violation(8, `${subject} by user ${change.by}, and user ${entry.by} had made it`);
    if (press.endedAt !== null && call.sentAt > press.endedAt)
      throw new Violation(8, `${subject} after it was dismissed`);
    for (const field of fieldsOf(change, entry)) {
      const isChanged = entry.before?.[field] !== entry.after?.[field];
      const expected = isChanged ? entry.before?.[field] : change.before?.[field];
      if (entry.before !== null && change.after?.[field] !== expected) {
        throw new Violation(8, `${subject}: ${field} is "${change.after?.[field]}" instead of "${expected}"`);
      }
      const isLater = isChanged && change.before?.[field] !== entry.after?.[field];
      if (isLater && !this.#seen.has(`${change.by} ${change.id} ${field} ${change.before?.[field]}`)) {
        throw new Violation(8, `${subject} over "${change.before?.[field]}", which the dialog had not shown`);
      }
    }
    if (entry.before === null && change.after !== null) throw new Violation(8, `${subject}, and the team still exists`);
  }

  #note({ user, undo }: VisibleState): void {
    for (const { id, current } of undo?.conflicts ?? []) {
      for (const [field, value] of Object.entries(current)) this.#seen.add(`${user} ${id} ${field} ${String(value)}`);
    }
  }

  /** What the app reports as undone has been undone completely. */
  #checkReports(tab: string, undone: readonly string[]): void {
    const known = this.#reports.get(tab) ?? 0;
    for (const series of undone.slice(known)) {
      const press = this.#world.ledger.undos.findLast((press) => press.series === series);
      const pressedAt = press?.at ?? Infinity;
      for (const entry of this.#entriesOf(series, press?.by ?? null)) {
        // An import may create more records after the press.
        if (entry.at <= pressedAt && !this.#wasUndone(entry)) {
          throw new Violation(
            8,
            `"Undone" is shown, and the change ${entry.number} of team ${entry.id} was not undone`,
          );
        }
      }
    }
    this.#reports.set(tab, undone.length);
  }

  /** Whether the fields have had their former values again since. */
  #wasUndone(entry: Entry): boolean {
    const later = this.#world.server.records.changes.filter(
      ({ id, number }) => id === entry.id && number > entry.change,
    );
    return later.some(({ after }) =>
      entry.before === null
        ? after === null
        : after !== null &&
          fieldsOf(entry).every(
            (field) => entry.before?.[field] === entry.after?.[field] || after[field] === entry.before?.[field],
          ),
    );
  }

  #entriesOf(series: string, user: number | null): readonly Entry[] {
    const { entries } = this.#world.server.records;
    return entries.filter((entry) => entry.series === series && entry.by === user && !entry.isRestore);
  }
}

type Pair = Pick<Change, 'before' | 'after'>;

function isSame({ before, after }: Pair): boolean {
  return fieldsOf({ before, after }).every((field) => before?.[field] === after?.[field]);
}

function fieldsOf(...pairs: readonly Pair[]): readonly (keyof Team)[] {
  return [...new Set(pairs.flatMap(({ before, after }) => Object.keys({ ...before, ...after }) as (keyof Team)[]))];
}
