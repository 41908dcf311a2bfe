import { test } from '@playwright/test';
import type { Leg, Place } from './map.ts';
import type { Walk } from './route.ts';
import { type AnyTour, inPassing } from './tour.ts';

/** Runs the steps of a walk and checks the assertions of the state after each leg. */
export async function takeWalk<World>(
  tour: AnyTour<World>,
  { opening, legs }: Walk<World>,
  world: World,
): Promise<void> {
  const done: string[] = [];

  async function go({ does, to, taken, effects, isFleeting = false }: Deed, act: () => Promise<void>) {
    const transition = taken.length > 0 ? taken.join(', ') : 'no transition';
    await test.step(`${does} → ${to.states.join(' + ')}`, async () => {
      await telling(() => [`While: ${does} (${transition})`, ...history()], act);
      done.push(`${does} (${transition}) → ${to.states.join(' + ')}`);
      for (const effect of effects) {
        const look = () => tour.started?.[effect]?.(world) ?? Promise.resolve();
        await telling(() => [`In ${to.states.join(' + ')} "${effect}" should have started`, ...history()], look);
      }
      for (const state of isFleeting ? [] : to.states) {
        const sight = tour.sights[state];
        if (sight === undefined || sight === inPassing) continue;
        await telling(
          () => [`In ${state} the user should see ${sight.sees}`, ...history()],
          () => sight.look(world, to),
        );
      }
    });
  }

  function history(): readonly string[] {
    return [`The ${tour.scenario.name} machine, leg ${done.length} of this walk. Before that:`, ...done.slice(-6)];
  }

  await go({ ...opening, does: opening.start.does }, () => opening.start.take(world));
  for (const leg of legs) await go(deedOf(leg), () => leg.step.take(world, leg.from));
}

interface Deed {
  readonly does: string;
  readonly taken: readonly string[];
  readonly effects: readonly string[];
  readonly to: Place;
  readonly isFleeting?: boolean;
}

function deedOf<World>({ step: { does, isFleeting = false }, to, taken, effects }: Leg<World>): Deed {
  return { does, to, taken, effects, isFleeting };
}

/** Prepends the position of the walk to the message of a failure. */
async function telling(where: () => readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    error.message = [...where(), '', error.message].join('\n');
    throw error;
  }
}
