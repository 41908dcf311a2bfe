import { test } from '@playwright/test';
import type { Leg, Position } from './map.ts';
import type { Walk } from './route.ts';
import { type AnyTour, alsoCovers } from './tour.ts';

/** Runs the steps of a walk and checks the assertions of the state after each leg. */
export async function runWalk<World>(
  tour: AnyTour<World>,
  { opening, legs }: Walk<World>,
  world: World,
): Promise<void> {
  const done: string[] = [];

  async function go({ does, to, taken, effects, isTransient = false }: Action, act: () => Promise<void>) {
    const transition = taken.length > 0 ? taken.join(', ') : 'no transition';
    await test.step(`${does} → ${to.states.join(' + ')}`, async () => {
      await withContext(() => [`While: ${does} (${transition})`, ...history()], act);
      done.push(`${does} (${transition}) → ${to.states.join(' + ')}`);
      for (const effect of effects) {
        const look = () => tour.started?.[effect]?.(world, to) ?? Promise.resolve();
        await withContext(() => [`In ${to.states.join(' + ')} "${effect}" should have started`, ...history()], look);
      }
      for (const state of isTransient ? [] : to.states) {
        const assertion = tour.assertions[state];
        if (assertion === undefined || assertion === alsoCovers) continue;
        await withContext(
          () => [`In ${state} the user should see ${assertion.sees}`, ...history()],
          () => assertion.look(world, to),
        );
      }
    });
  }

  function history(): readonly string[] {
    return [`The ${tour.scenario.name} machine, leg ${done.length} of this walk. Before that:`, ...done.slice(-6)];
  }

  await go({ ...opening, does: opening.start.does }, () => opening.start.take(world));
  for (const leg of legs) await go(actionOf(leg), () => leg.step.take(world, leg.from));
}

interface Action {
  readonly does: string;
  readonly taken: readonly string[];
  readonly effects: readonly string[];
  readonly to: Position;
  readonly isTransient?: boolean;
}

function actionOf<World>({ step: { does, isTransient = false }, to, taken, effects }: Leg<World>): Action {
  return { does, to, taken, effects, isTransient };
}

/** Prepends the position of the walk to the message of a failure. */
async function withContext(where: () => readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    error.message = [...where(), '', error.message].join('\n');
    throw error;
  }
}
