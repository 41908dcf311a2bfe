import type { Difference, Resolutions } from '#machines/form/compare.ts';
import { decided } from '../oracle/ledger.ts';
import type { Page } from '../page/page.tsx';
import type { Comparison, FormSight } from '../page/sight.ts';
import { textFields } from '../server/records.ts';
import type { World } from '../world/world.ts';
import type { Move } from './move.ts';

interface At {
  readonly world: World;
  readonly app: Page;
  readonly tab: string;
  readonly user: number;
  readonly form: FormSight;
  /** Leaves the field that somebody was typing into, or stands in one by its text. */
  readonly focus: (text: string) => void;
}

/** In a form. */
export function atForm(at: At): readonly Move[] {
  const { form, app } = at;
  switch (form.stage) {
    case 'failed':
      return [{ weight: 6, tells: "presses 'Retry'", happens: () => app.hands.retry() }, ...beforeOffer(at)];
    case 'comparing':
      return form.comparison === null ? [] : comparing(at, form.comparison);
    case 'editing':
      return [...editing(at), ...inDoubt(at), ...beforeOffer(at)];
    case 'loading':
    case 'busy':
    case 'waiting':
    case 'over':
      return [];
  }
}

function editing({ world, app, tab, user, form, focus }: At): readonly Move[] {
  const { ledger, random, scheduler } = world;
  const empty = textFields.filter((field) => form.values[field] === '');
  const name = random.pick(empty.length > 0 ? empty : textFields);
  const isComplete = empty.length === 0 && form.values['game_id'] !== '';
  const text = () => ledger.newText(random.pick(['Lynx', 'Orion', 'Comet']));
  const type = () => {
    const typed = text();
    world.story.tell(`    "${typed}"`);
    ledger.type(typed, user, scheduler.now, form.values[name]);
    app.hands.type(name, typed);
    focus(typed);
  };
  const save = () => {
    focus('');
    const { id, values, opening, isInDoubt: isWarned } = form;
    ledger.press({ tab, by: user, at: scheduler.now, id, values, place: opening, isWarned });
    app.hands.save();
  };
  const moves: Move[] = [
    { weight: 14, tells: `types into ${name}`, happens: type },
    {
      weight: 1,
      tells: `leaves ${name}`,
      happens: () => {
        focus('');
        app.hands.leaveField(name);
      },
    },
    { weight: form.isUnsaved ? (isComplete ? 12 : 2) : 1, tells: "presses 'Save'", happens: save },
  ];
  if (form.values['game_id'] === '') {
    moves.push({ weight: 8, tells: 'resolutions a game', happens: () => app.hands.type('game_id', '1') });
  }
  return moves;
}

/** Before the question what became of a send without a response. */
function inDoubt({ world, app, tab, user, form, focus }: At): readonly Move[] {
  const { ledger, random, scheduler } = world;
  if (form.question === null) return [];
  const { candidates, canSendAgain } = form.question;
  const moves: Move[] = [{ weight: 4, tells: "presses 'Check again'", happens: () => app.hands.lookAgain() }];
  if (!canSendAgain) return moves;
  const sendAgain = () => {
    focus('');
    const { id, values, opening: place } = form;
    ledger.press({ tab, by: user, at: scheduler.now, id, values, place, isWarned: true });
    app.hands.sendAgain();
  };
  moves.push({ weight: 4, tells: "presses 'Send again'", happens: sendAgain });
  if (candidates.length === 0) return moves;
  const { id } = random.pick(candidates);
  return [
    ...moves,
    { weight: 8, tells: `presses 'This is it' beside team ${id}`, happens: () => app.hands.chooseFound(id) },
  ];
}

function comparing({ world, app, tab, user, form }: At, comparison: Comparison): readonly Move[] {
  const { ledger, scheduler } = world;
  const open = undecidedIn(comparison);
  if (open !== undefined) return [pickOne(world, open, (side) => app.hands.pick(open.name, side)), back(app)];
  const send = () => {
    const values = decided(comparison, form.values);
    giveUpUnpicked(world, comparison);
    const { id, opening: place } = form;
    ledger.press({ tab, by: user, at: scheduler.now, id, values, place, isWarned: true });
    app.hands.save();
  };
  return [{ weight: 8, tells: "presses 'Send what is picked'", happens: send }, back(app)];
}

function back({ hands }: Page): Move {
  return { weight: 1, tells: "presses 'Back to the form'", happens: () => hands.back() };
}

/** Before the draft of an earlier visit. */
function beforeOffer({ world, app, form: { offered, values } }: At): readonly Move[] {
  if (offered === null) return [];
  const { random, ledger } = world;
  const resolutions: Resolutions = Object.fromEntries(
    offered.differences.filter(({ by }) => by === 'both').map(({ name }) => [name, random.pick(['mine', 'theirs'])]),
  );
  const restore = () => {
    giveUpUnpicked(world, { differences: offered.differences, resolutions });
    app.hands.restoreOffer(resolutions);
  };
  const discard = () => {
    const standing = Object.values(values);
    ledger.giveUp(Object.values(offered.values).filter((value) => !standing.includes(value)));
    app.hands.discardOffer();
  };
  const moves: Move[] = [{ weight: 2, tells: "presses 'Discard the draft'", happens: discard }];
  if (offered.differences.length === 0 || !offered.isOpen) return moves;
  return [...moves, { weight: 8, tells: "presses 'Restore the draft'", happens: restore }];
}

/** The first field that waits for a choice. */
export function undecidedIn({ differences, resolutions }: Comparison): Difference | undefined {
  return differences.find(({ name, by }) => by === 'both' && resolutions[name] === undefined);
}

export function pickOne({ random }: World, { name }: Difference, pick: (side: 'mine' | 'theirs') => void): Move {
  const side = random.pick(['mine', 'theirs'] as const);
  return { weight: 8, tells: `resolutions ${side} for ${name}`, happens: () => pick(side) };
}

/** What the person has decided against. */
export function giveUpUnpicked({ ledger }: World, { differences, resolutions }: Comparison): void {
  for (const { name, mine } of differences) if ((resolutions[name] ?? 'mine') !== 'mine') ledger.giveUp([mine]);
}
