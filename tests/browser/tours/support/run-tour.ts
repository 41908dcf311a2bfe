import { expect, type TestType } from '@playwright/test';
import { partOf } from '../../../support/part.ts';
import { gapsIn } from './gaps.ts';
import { mapOf } from './map.ts';
import { walksOver } from './route.ts';
import { runWalk } from './run-walk.ts';
import type { AnyTour } from './tour.ts';

/**
 * Defines the tests of a tour: the machine, steps and assertions cover the same transitions and states, and walks take
 * every transition in the built app.
 */
export function runTour<World>(test: TestType<{ world: World }, object>, tour: AnyTour<World>): void {
  const walks = walksOver(mapOf(tour), Object.keys(tour.steps));

  test.describe(`the tour of the ${tour.scenario.name} machine`, () => {
    test.describe.configure({ mode: 'parallel' });

    test('has a step for every transition and assertions for every state', () => {
      const gaps = Object.entries(gapsIn(tour, walks)).filter(([, names]) => names.length > 0);
      expect(Object.fromEntries(gaps)).toEqual({});
    });

    for (const [at, walk] of partOf([...walks.entries()], 4)) {
      const { start } = walk.opening;
      test(`walk ${at + 1} of ${walks.length}: ${start.does}, then ${walk.legs.length} steps`, async ({ world }) => {
        await runWalk(tour, walk, world);
      });
    }
  });
}
