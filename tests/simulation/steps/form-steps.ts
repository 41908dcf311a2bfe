import type { Difference } from '#machines/form/compare.ts';
import type { Resolutions } from '#machines/form/types.ts';
import { resolvedValues } from '../oracle/ledger.ts';
import type { Page } from '../page/page.tsx';
import type { Comparison, VisibleForm } from '../page/visible-state.ts';
import { textFields } from '../server/records.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';
import { type TypeKeys, typeIntoForm } from './typing.ts';

interface Context {
  readonly world: World;
  readonly app: Page;
  readonly tab: string;
  readonly user: number;
  readonly form: VisibleForm;
  /** Moves the focus into the field with this text, or out of the field (empty text). */
  readonly focus: (text: string) => void;
  readonly typeKeys: TypeKeys;
}

/** In a form. */
export function formSteps(at: Context): readonly Step[] {
  const { form, app } = at;
  switch (form.stage) {
    case 'failed':
      return [{ weight: 6, description: "presses 'Retry'", run: () => app.actions.retry() }, ...offerSteps(at)];
    case 'comparing':
      return form.comparison === null ? [] : comparisonSteps(at, form.comparison);
    case 'editing':
      return [...editingSteps(at), ...uncertainSteps(at), ...offerSteps(at)];
    case 'loading':
    case 'busy':
    case 'waiting':
    case 'over':
      return [];
  }
}

function editingSteps(at: Context): readonly Step[] {
  const { world, app, tab, user, form, focus } = at;
  const { ledger, random, scheduler } = world;
  const empty = textFields.filter((field) => form.values[field] === '');
  const name = random.pick(empty.length > 0 ? empty : textFields);
  const isComplete = empty.length === 0 && form.values['game_id'] !== '';
  const type = () => {
    const typed = ledger.newWord(random.pick(['Lynx', 'Orion', 'Comet']));
    world.story.add(`    "${typed}"`);
    typeIntoForm(at, name, typed);
  };
  const save = () => {
    focus('');
    const { id, values, opening, isUncertain: isWarned } = form;
    ledger.press({ tab, by: user, at: scheduler.now, id, values, source: opening, isWarned });
    app.actions.save();
  };
  const steps: Step[] = [
    { weight: 14, description: `types into ${name}`, run: type },
    {
      weight: 1,
      description: `leaves ${name}`,
      run: () => {
        focus('');
        app.actions.leaveField(name);
      },
    },
    { weight: form.isUnsaved ? (isComplete ? 12 : 2) : 1, description: "presses 'Save'", run: save },
  ];
  if (form.values['game_id'] === '') {
    steps.push({ weight: 8, description: 'chooses a game', run: () => app.actions.type('game_id', '1') });
  }
  return steps;
}

/** Responses to the question about a send without a response. */
function uncertainSteps({ world, app, tab, user, form, focus }: Context): readonly Step[] {
  const { ledger, random, scheduler } = world;
  if (form.question === null) return [];
  const { candidates, canSendAgain } = form.question;
  const steps: Step[] = [{ weight: 4, description: "presses 'Check again'", run: () => app.actions.checkAgain() }];
  if (!canSendAgain) return steps;
  const sendAgain = () => {
    focus('');
    const { id, values, opening: source } = form;
    ledger.press({ tab, by: user, at: scheduler.now, id, values, source, isWarned: true });
    app.actions.sendAgain();
  };
  steps.push({ weight: 4, description: "presses 'Send again'", run: sendAgain });
  if (candidates.length === 0) return steps;
  const { id } = random.pick(candidates);
  return [
    ...steps,
    { weight: 8, description: `presses 'This one' beside team ${id}`, run: () => app.actions.chooseFound(id) },
  ];
}

function comparisonSteps({ world, app, tab, user, form }: Context, comparison: Comparison): readonly Step[] {
  const { ledger, scheduler } = world;
  const open = firstUnresolved(comparison);
  if (open !== undefined) return [resolveStep(world, open, (side) => app.actions.pick(open.name, side)), back(app)];
  const send = () => {
    const values = resolvedValues(comparison, form.values);
    abandonUnchosen(world, comparison);
    const { id, opening: source } = form;
    ledger.press({ tab, by: user, at: scheduler.now, id, values, source, isWarned: true });
    app.actions.save();
  };
  return [{ weight: 8, description: "presses 'Send selected values'", run: send }, back(app)];
}

function back({ actions }: Page): Step {
  return { weight: 1, description: "presses 'Back to the form'", run: () => actions.back() };
}

/** Responses to the offered draft of an earlier visit. */
function offerSteps({ world, app, form: { offered, values } }: Context): readonly Step[] {
  if (offered === null) return [];
  const { random, ledger } = world;
  const resolutions: Resolutions = Object.fromEntries(
    offered.differences.filter(({ by }) => by === 'both').map(({ name }) => [name, random.pick(['mine', 'theirs'])]),
  );
  const restore = () => {
    abandonUnchosen(world, { differences: offered.differences, resolutions });
    app.actions.restoreOffer(resolutions);
  };
  const discard = () => {
    const current = Object.values(values);
    ledger.abandon(Object.values(offered.values).filter((value) => !current.includes(value)));
    app.actions.discardOffer();
  };
  const steps: Step[] = [{ weight: 2, description: "presses 'Discard the draft'", run: discard }];
  if (offered.differences.length === 0 || !offered.isOpen) return steps;
  return [...steps, { weight: 8, description: "presses 'Restore the draft'", run: restore }];
}

/** The first field without a resolution. */
export function firstUnresolved({ differences, resolutions }: Comparison): Difference | undefined {
  return differences.find(({ name, by }) => by === 'both' && resolutions[name] === undefined);
}

export function resolveStep({ random }: World, { name }: Difference, pick: (side: 'mine' | 'theirs') => void): Step {
  const side = random.pick(['mine', 'theirs'] as const);
  return { weight: 8, description: `chooses ${side} for ${name}`, run: () => pick(side) };
}

/** Marks the values that the user decided against as abandoned. */
export function abandonUnchosen({ ledger }: World, { differences, resolutions }: Comparison): void {
  for (const { name, mine } of differences) if ((resolutions[name] ?? 'mine') !== 'mine') ledger.abandon([mine]);
}
