import type { Sight } from '../page/sight.ts';
import { type Change, type Team, textFields } from '../server/records.ts';
import { Broken, type World } from '../world/world.ts';
import type { Press } from './ledger.ts';
import { checkNotSaved } from './says-not-saved.ts';

const fields = [...textFields, 'game_id', 'country', 'status'] as const satisfies readonly (keyof Team)[];

/**
 * Promise 4: every change comes of one press, made by that person in that tab, of what they saw in the form; none is made
 * twice; and none undoes somebody else's change that the person has not seen.
 */
export class WrittenOnce {
  readonly #world: World;
  #checked = 0;
  /** What of the records each person has been shown: `person id field value`. */
  readonly #seen = new Set<string>();
  /** Since when the place that a press was made in is no more. */
  readonly #gone = new Map<string, number>();
  /** The texts of drafts that stood side by side on the page of drafts: each of them can be pressed for. */
  readonly #twins = new Set<string>();
  /** Where a save was under way when it was last looked at. */
  readonly #busy = new Map<string, boolean>();
  /** How many presses there had been by then. */
  #presses = 0;

  constructor(world: World) {
    this.#world = world;
  }

  check(shown: readonly { readonly tab: string; readonly sight: Sight }[]): void {
    const { changes } = this.#world.server.records;
    for (; this.#checked < changes.length; this.#checked += 1) {
      const change = changes[this.#checked];
      if (change !== undefined && change.call !== null) this.#checkChange(change, change.call);
    }
    for (const { sight } of shown) {
      this.#note(sight);
      this.#noteDoubt(sight);
    }
    this.#notePlaces(shown);
  }

  #checkChange(change: Change, number: number): void {
    const { ledger, network } = this.#world;
    const call = network.calls[number - 1];
    const what = `team ${change.id} was ${change.before === null ? 'made' : 'changed'}`;
    const presses = ledger.presses.filter(
      (press) =>
        press.tab === call?.from &&
        press.at <= call.sentAt &&
        (press.id === null ? change.before === null : press.id === change.id) &&
        textFields.every((field) => press.values[field] === change.after[field]),
    );
    const press = presses.findLast(({ changes }) => changes.length === 0);
    if (press === undefined) {
      throw new Broken(
        4,
        presses.length > 0 ? `${what} once more for the same press` : `${what} without a press for it`,
      );
    }
    if (press.by !== change.by)
      throw new Broken(4, `${what} by person ${change.by}, and person ${press.by} had pressed`);
    const gone = this.#gone.get(press.place);
    if (gone !== undefined && (call?.sentAt ?? 0) > gone) throw new Broken(4, `${what} after its form had been left`);
    const former = presses.find(({ changes }) => changes.length > 0);
    // A request that arrives after it was looked up in vain: whoever was told so may have sent it again since.
    const isKnown = former?.isNoted !== true || former.isDoubted || this.#twins.has(textsOf(press.values));
    if (change.before === null && !isKnown && !press.isWarned) {
      throw new Broken(4, `${what} twice, and nothing had said that the first may have been saved`);
    }
    const isSame = fields.every((field) => change.before?.[field] === change.after[field]);
    const isRepeated = (other: Press) => other.changes.length > 0 && !other.isDoubted && areOne(other, press);
    if (isSame && presses.some(isRepeated)) throw new Broken(4, `${what} to what it already was by the same form`);
    press.changes.push(change.number);
    this.#checkUnseen(change, press);
  }

  /** Whose value was written over, and whether the person knew it. */
  #checkUnseen(change: Change, press: Press): void {
    const { before, after, id } = change;
    if (before === null) return;
    const { changes } = this.#world.server.records;
    for (const field of fields) {
      if (before[field] === after[field]) continue;
      const origin = changes.findLast(
        (other) => other.number < change.number && other.id === id && other.before?.[field] !== other.after[field],
      );
      const isOwn = origin === undefined || origin.by === press.by;
      if (isOwn || this.#seen.has(`${press.by} ${id} ${field} ${before[field]}`)) continue;
      if (origin.number > this.#lastRead(change, press)) continue;
      throw new Broken(4, `team ${id} was changed over "${before[field]}", which the person had not seen`);
    }
  }

  /**
   * How many changes there had been when the record was last read for this press before it was sent: those after that
   * nobody could have known.
   */
  #lastRead({ id, call }: Change, press: Press): number {
    const { server, network } = this.#world;
    const sentAt = network.calls[(call ?? 0) - 1]?.sentAt ?? 0;
    const read = server.told.findLast((told) => {
      const asked = network.calls[told.call - 1];
      return (
        told.id === id && asked?.from === press.tab && asked.sentAt >= press.at && (asked.heardAt ?? Infinity) <= sentAt
      );
    });
    return read?.changes ?? Infinity;
  }

  #note({ user, list, form, drafts }: Sight): void {
    const see = (id: unknown, values: Readonly<Record<string, unknown>>) => {
      for (const field of fields)
        if (field in values) this.#seen.add(`${user} ${String(id)} ${field} ${String(values[field])}`);
    };
    const texts = (drafts ?? []).map(({ values }) => textsOf(values));
    for (const [at, text] of texts.entries()) if (texts.indexOf(text) < at) this.#twins.add(text);
    for (const row of list?.view.kind === 'rows' ? list.view.rows : []) see(row.id, row);
    if (form !== null) see(form.id, form.values);
    const compared = [
      ...(form?.comparison?.differences ?? []).map((difference) => ({ id: form?.id, ...difference })),
      ...(form?.offered?.differences ?? []).map((difference) => ({ id: form?.id, ...difference })),
      ...(drafts ?? []).flatMap(({ id, comparison }) => (comparison?.differences ?? []).map((one) => ({ ...one, id }))),
    ];
    for (const { id, name, base, theirs } of compared) for (const value of [base, theirs]) see(id, { [name]: value });
  }

  /** What a press came to is shown once the form or the card is no longer busy with it. */
  #noteDoubt({ user, form, drafts }: Sight): void {
    const cards = (drafts ?? []).map((sight) => ({ place: `draft ${sight.draft}`, ...sight }));
    const places = form === null ? cards : [{ place: form.opening, ...form }, ...cards];
    for (const { place, stage, isInDoubt, saysNotSaved } of places) {
      if (!isInDoubt || stage === 'busy') continue;
      if (saysNotSaved) checkNotSaved(this.#world, place);
      this.#world.ledger.doubt(place, user);
    }
  }

  /** Whoever leaves while a save is under way has pressed for it all the same. */
  #notePlaces(shown: readonly { readonly sight: Sight }[]): void {
    const places = shown.flatMap(({ sight: { form, drafts } }): [string, boolean][] => [
      ...(form === null ? [] : [[form.opening, form.stage === 'busy'] as [string, boolean]]),
      ...(drafts ?? []).map(({ draft, stage }): [string, boolean] => [`draft ${draft}`, stage === 'busy']),
    ]);
    const there = new Map(places);
    const { presses } = this.#world.ledger;
    // Pressed and left between two looks: it may have been under way.
    for (const { place } of presses.slice(this.#presses)) if (!there.has(place)) this.#busy.set(place, true);
    this.#presses = presses.length;
    // The card of a draft is a place that can be come back to.
    for (const place of there.keys()) this.#gone.delete(place);
    for (const [place, wasBusy] of this.#busy) {
      if (!there.has(place) && !wasBusy && !this.#gone.has(place)) this.#gone.set(place, this.#world.scheduler.now);
    }
    for (const [place, isBusy] of there) this.#busy.set(place, isBusy);
  }
}

function textsOf(values: Press['values']): string {
  return textFields.map((field) => String(values[field])).join('\n');
}

/** Presses for the same work: in one opening of a form, or of a draft that may have come of it. Whoever opens a record again may save it again. */
function areOne(one: Press, other: Press): boolean {
  return one.place === other.place || [one, other].some(({ place }) => place.startsWith('draft '));
}
