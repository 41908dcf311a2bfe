import type { VisibleState } from '../page/visible-state.ts';
import { type Change, type Team, textFields } from '../server/records.ts';
import { Violation, type World } from '../world/world.ts';
import { importedGroup } from './imported-once.ts';
import type { Press } from './ledger.ts';
import { checkNotSaved } from './not-saved.ts';

const fields = [...textFields, 'game_id', 'country', 'status'] as const satisfies readonly (keyof Team)[];

/**
 * Guarantee 4: every change results from one press, by that user in that tab, of the values shown in the form. No
 * change is made twice, and none overwrites another user's change that the user has not seen.
 */
export class WrittenOnce {
  readonly #world: World;
  #checked = 0;
  /** The record values that each user has been shown: `user id field value`. */
  readonly #seen = new Set<string>();
  /** When the form or draft of a press disappeared from its tab, by `sourceIn`. */
  readonly #gone = new Map<string, number>();
  /** The texts of equal drafts, or of equal new records, that were shown together. Either of them can be sent. */
  readonly #equalDrafts = new Set<string>();
  /** Whether a save was in flight in the tab at the last check, by `sourceIn`. Another tab can show the same draft. */
  readonly #busy = new Map<string, boolean>();
  /** The number of presses at the last check. */
  #presses = 0;

  constructor(world: World) {
    this.#world = world;
  }

  check(shown: readonly { readonly tab: string; readonly state: VisibleState }[]): void {
    const { changes } = this.#world.server.records;
    for (; this.#checked < changes.length; this.#checked += 1) {
      const change = changes[this.#checked];
      if (change === undefined || change.restores !== undefined || importedGroup(this.#world, change)) continue;
      if (change.call !== null) this.#checkChange(change, change.call);
    }
    this.#noteEqual(
      shown.map(({ state: { form } }) => (form === null || form.id !== null ? '' : textsOf(form.values))),
    );
    for (const { state } of shown) {
      this.#note(state);
      this.#noteUncertain(state);
    }
    this.#noteSources(shown);
  }

  #checkChange(change: Change, number: number): void {
    const { ledger, network } = this.#world;
    const call = network.calls[number - 1];
    const subject = `team ${change.id} was ${change.before === null ? 'made' : 'changed'}`;
    const presses = ledger.presses.filter(
      (press) =>
        press.tab === call?.from &&
        press.at <= call.sentAt &&
        (press.id === null ? change.before === null : press.id === change.id) &&
        textFields.every((field) => press.values[field] === change.after?.[field]),
    );
    const press = presses.findLast(({ changes }) => changes.length === 0);
    if (press === undefined) {
      throw new Violation(
        4,
        presses.length > 0 ? `${subject} again for the same press` : `${subject} without a press for it`,
      );
    }
    if (press.by !== change.by)
      throw new Violation(4, `${subject} by user ${change.by}, and user ${press.by} had pressed`);
    const gone = this.#gone.get(sourceIn(press));
    if (gone !== undefined && (call?.sentAt ?? 0) > gone)
      throw new Violation(4, `${subject} after its form had been left`);
    const other = presses.find(({ changes }) => changes.length > 0);
    // The request of the first press may arrive last.
    const [first, second] = other !== undefined && other.at > press.at ? [press, other] : [other, press];
    // A request may arrive after a lookup that did not find it. A user who saw that may have sent it again.
    const mayRepeat = first?.isMarkStored !== true || first.isUncertain || this.#equalDrafts.has(textsOf(press.values));
    if (change.before === null && !mayRepeat && !second.isWarned) {
      throw new Violation(4, `${subject} twice, and no message had warned that the first may have been saved`);
    }
    const isSame = fields.every((field) => change.before?.[field] === change.after?.[field]);
    const isRepeated = (other: Press) => other.changes.length > 0 && !other.isUncertain && areSameWork(other, press);
    if (isSame && presses.some(isRepeated)) throw new Violation(4, `${subject} to its current values by the same form`);
    press.changes.push(change.number);
    this.#checkUnseen(change, press);
  }

  /** Checks whether the user had seen the value that was overwritten. */
  #checkUnseen(change: Change, press: Press): void {
    const { before, after, id } = change;
    if (before === null || after === null) return;
    const { changes } = this.#world.server.records;
    for (const field of fields) {
      if (before[field] === after[field]) continue;
      const origin = changes.findLast(
        (other) => other.number < change.number && other.id === id && other.before?.[field] !== other.after?.[field],
      );
      const isOwn = origin === undefined || origin.by === press.by;
      if (isOwn || this.#seen.has(`${press.by} ${id} ${field} ${before[field]}`)) continue;
      if (origin.number > this.#lastRead(change, press)) continue;
      throw new Violation(4, `team ${id} was changed over "${before[field]}", which the user had not seen`);
    }
  }

  /**
   * The number of changes at the last read of the record for this press before the send. The user could not have seen
   * later ones.
   */
  #lastRead({ id, call }: Change, press: Press): number {
    const { server, network } = this.#world;
    const sentAt = network.calls[(call ?? 0) - 1]?.sentAt ?? 0;
    const read = server.served.findLast((served) => {
      const call = network.calls[served.call - 1];
      return (
        served.id === id &&
        call?.from === press.tab &&
        call.sentAt >= press.at &&
        (call.settledAt ?? Infinity) <= sentAt
      );
    });
    return read?.changes ?? Infinity;
  }

  #note({ user, list, form, drafts }: VisibleState): void {
    const see = (id: unknown, values: Readonly<Record<string, unknown>>) => {
      for (const field of fields)
        if (field in values) this.#seen.add(`${user} ${String(id)} ${field} ${String(values[field])}`);
    };
    this.#noteEqual((drafts ?? []).map(({ values }) => textsOf(values)));
    for (const row of list?.view.kind === 'rows' ? list.view.rows : []) see(row.id, row);
    if (form !== null) see(form.id, form.values);
    for (const { id, differing, values } of form?.question?.candidates ?? []) {
      for (const name of differing) see(id, { [name]: values[name] });
    }
    const compared = [
      ...(form?.comparison?.differences ?? []).map((difference) => ({ id: form?.id, ...difference })),
      ...(form?.offered?.differences ?? []).map((difference) => ({ id: form?.id, ...difference })),
      ...(drafts ?? []).flatMap(({ id, comparison }) => (comparison?.differences ?? []).map((one) => ({ ...one, id }))),
    ];
    for (const { id, name, base, theirs } of compared) for (const value of [base, theirs]) see(id, { [name]: value });
  }

  #noteEqual(texts: readonly string[]): void {
    for (const [at, text] of texts.entries()) if (texts.indexOf(text) < at) this.#equalDrafts.add(text);
  }

  /** The result of a press is shown once the form or the card is no longer busy. */
  #noteUncertain({ user, form, drafts }: VisibleState): void {
    const cards = (drafts ?? []).map((state) => ({ source: `draft ${state.draft}`, ...state }));
    const sources = form === null ? cards : [{ source: form.opening, ...form }, ...cards];
    for (const { source, stage, isUncertain, showsNotSaved } of sources) {
      if (!isUncertain || stage === 'busy') continue;
      if (showsNotSaved) checkNotSaved(this.#world, source);
      this.#world.ledger.markUncertain(source, user);
    }
  }

  /** A user who leaves while a save is in flight has still pressed for it. */
  #noteSources(shown: readonly { readonly tab: string; readonly state: VisibleState }[]): void {
    const sources = shown.flatMap(({ tab, state: { form, drafts } }): [string, boolean][] => [
      ...(form === null ? [] : [[sourceIn({ tab, source: form.opening }), form.stage === 'busy'] as [string, boolean]]),
      ...(drafts ?? []).map(({ draft, stage }): [string, boolean] => [
        sourceIn({ tab, source: `draft ${draft}` }),
        stage === 'busy',
      ]),
    ]);
    const there = new Map(sources);
    const { presses } = this.#world.ledger;
    // Pressed and left between two checks: a save may have been in flight.
    for (const source of presses.slice(this.#presses).map(sourceIn))
      if (!there.has(source)) this.#busy.set(source, true);
    this.#presses = presses.length;
    // A draft's card can appear again.
    for (const source of there.keys()) this.#gone.delete(source);
    for (const [source, wasBusy] of this.#busy) {
      if (!there.has(source) && !wasBusy && !this.#gone.has(source)) this.#gone.set(source, this.#world.scheduler.now);
    }
    for (const [source, isBusy] of there) this.#busy.set(source, isBusy);
  }
}

function sourceIn({ tab, source }: Pick<Press, 'tab' | 'source'>): string {
  return `${tab} ${source}`;
}

function textsOf(values: Press['values']): string {
  return textFields.map((field) => String(values[field])).join('\n');
}

/**
 * Whether both presses belong to the same work: the same opened form, or a draft that may have come from it. A user who
 * reopens a record may save it again.
 */
function areSameWork(one: Press, other: Press): boolean {
  return one.source === other.source || [one, other].some(({ source }) => source.startsWith('draft '));
}
