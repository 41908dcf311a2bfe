import type { VisibleState, VisibleUndo } from '../page/visible-state.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';

/** In the bar with Undo, and in its dialog. */
export function undoSteps(world: World, { name: tab, app }: Tab, { user, undo }: VisibleState): readonly Step[] {
  if (app === null || user === null || undo === null) return [];
  const { ledger, scheduler } = world;
  const { actions } = app;
  const take = (weight: number, label: string): Step => ({
    weight,
    description: `presses '${label}' in the bar`,
    run: () => {
      ledger.undos.push({ tab, by: user, at: scheduler.now, series: undo.series, endedAt: null });
      actions.takeUndo();
    },
  });
  const dismiss = (weight: number, label: string): Step => ({
    weight,
    description: `presses '${label}' in the bar`,
    run: () => {
      ledger.endUndo(tab, undo.series, scheduler.now);
      actions.dismissUndo();
    },
  });
  return stepsOf(undo, take, dismiss, () => actions.forceUndo());
}

type MakeStep = (weight: number, label: string) => Step;

function stepsOf({ stage }: VisibleUndo, take: MakeStep, dismiss: MakeStep, force: () => void): readonly Step[] {
  switch (stage) {
    case 'offered':
      return [take(8, 'Undo'), dismiss(0.5, 'Dismiss')];
    case 'waiting':
      return [take(5, 'Send'), dismiss(0.5, 'Dismiss')];
    case 'failed':
      return [take(6, 'Try again'), dismiss(1, 'Dismiss')];
    case 'asking':
      return [{ weight: 6, description: "presses 'Undo anyway'", run: force }, dismiss(4, 'Keep the later changes')];
    case 'busy':
      return [];
  }
}
