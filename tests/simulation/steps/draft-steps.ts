import { resolvedValues } from '../oracle/ledger.ts';
import type { Page } from '../page/page.tsx';
import type { VisibleDraft, VisibleState } from '../page/visible-state.ts';
import type { World } from '../world/world.ts';
import { abandonUnchosen, firstUnresolved, resolveStep } from './form-steps.ts';
import type { Step } from './step.ts';

interface Context {
  readonly world: World;
  readonly app: Page;
  readonly tab: string;
  readonly user: number;
  readonly isOnline: boolean;
}

/** On the drafts page. */
export function draftsSteps(at: Context, drafts: NonNullable<VisibleState['drafts']>): readonly Step[] {
  return drafts.flatMap((draft) => draftSteps(at, draft));
}

function draftSteps(at: Context, state: VisibleDraft): readonly Step[] {
  const { world, app, isOnline } = at;
  const { draft, id, stage, values, comparison } = state;
  if (state.series !== null) return importedDraftSteps(at, draft, state.series);
  if (stage === 'busy' || stage === 'over') return [];
  if (stage === 'asking') {
    const cancel: Step = { weight: 1, description: "presses 'Cancel'", run: () => app.actions.cancelDraft(draft) };
    const open = comparison === null ? undefined : firstUnresolved(comparison);
    if (open !== undefined)
      return [resolveStep(world, open, (side) => app.actions.pickForDraft(draft, open.name, side)), cancel];
    return isOnline ? [send(at, state, 'Send again'), ...thisIsIt(at, state), cancel] : [cancel];
  }
  const open = () => app.actions.open({ kind: 'form', id, draft }, 'stay');
  const remove = () => {
    world.ledger.abandon(Object.values(values));
    app.actions.removeDraft(draft);
  };
  const steps: Step[] = [
    { weight: 4, description: `opens the draft of ${id === null ? 'a new team' : `team ${id}`}`, run: open },
    { weight: 1, description: "presses 'Discard' on a draft", run: remove },
  ];
  return isOnline && state.isComplete ? [...steps, send(at, state, 'Send')] : steps;
}

/** An import is continued on its own screen. */
function importedDraftSteps({ world, app, user }: Context, draft: string, series: string): readonly Step[] {
  const remove = () => {
    world.ledger.imports.of(series, user).isDiscarded = true;
    app.actions.removeDraft(draft);
  };
  return [
    { weight: 6, description: 'opens the import', run: () => app.actions.open({ kind: 'import', series }, 'stay') },
    { weight: 0.5, description: "presses 'Discard' on an import", run: remove },
  ];
}

function thisIsIt({ world, app }: Context, { draft, candidates }: VisibleDraft): readonly Step[] {
  const equal = candidates.filter(({ differing }) => differing.length === 0);
  if (equal.length === 0) return [];
  const { id } = world.random.pick(equal);
  const press = () => app.actions.pickFoundForDraft(draft, id);
  return [{ weight: 8, description: `presses 'This one' beside team ${id} on a draft`, run: press }];
}

function send({ world, app, tab, user }: Context, state: VisibleDraft, label: string): Step {
  const { draft, id, values, comparison, isUncertain: isWarned } = state;
  const press = () => {
    if (comparison !== null) abandonUnchosen(world, comparison);
    world.ledger.press({
      tab,
      by: user,
      at: world.scheduler.now,
      id,
      values: comparison === null ? values : resolvedValues(comparison, values),
      source: `draft ${draft}`,
      isWarned,
    });
    app.actions.sendDraft(draft);
  };
  return { weight: 6, description: `presses '${label}' on a draft`, run: press };
}
