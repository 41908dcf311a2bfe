import { relative, resolve } from 'node:path';
import { expect, type TestType } from '@playwright/test';
import { transitionIdOf } from '../../../support/chart/chart.ts';
import { counted, writeMachineReport } from '../../../support/machine-report.ts';
import { eachCommit, isWhole } from '../../../support/scope.ts';
import { expectConsole } from '../../support/access/console.ts';
import { gapsIn } from './gaps.ts';
import { mapOf } from './map.ts';
import { namesOf } from './names.ts';
import { statesIn, takenIn, type Walk, walksOver } from './route.ts';
import { runWalk } from './run-walk.ts';
import { type AnyTour, alsoCovers } from './tour.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** A walk that has passed, for the machine explorer. */
function reportWalk<World>(
  { machine, name }: AnyTour<World>['scenario'],
  { opening, legs }: Walk<World>,
  { at, title, file }: { readonly at: number; readonly title: string; readonly file: string },
): void {
  const ids = new Map(
    [...namesOf(machine).transitions].map(([definition, given]) => [given, transitionIdOf(machine, definition)]),
  );
  const visits = [opening, ...legs];
  const transitions = counted(visits.flatMap(({ taken }) => taken.map((given) => ids.get(given) ?? given)));
  const states = counted(visits.flatMap(({ to }) => to.snapshot._nodes.map(({ path }) => path.join('.'))));
  const tests = [{ name: title, file, transitions, states }];
  writeMachineReport(`${name}-${String(at + 1)}`, { kind: 'browser', machine: name, runs: 1, tests });
}

/** The states that a walk can stay in. */
const assertedStates = <World>({ assertions }: AnyTour<World>) =>
  Object.keys(assertions).filter((state) => assertions[state] !== alsoCovers);

/**
 * Defines the tests of a tour: the machine, steps and assertions cover the same transitions and states, and walks in the
 * built app take every transition, or in the run of each commit visit every state.
 */
export function runTour<World>(test: TestType<{ world: World }, object>, tour: AnyTour<World>): void {
  const map = mapOf(tour);
  const toTransitions = () => walksOver(map, Object.keys(tour.steps), takenIn);
  const shown = isWhole ? toTransitions() : walksOver(map, assertedStates(tour), statesIn);

  test.describe(`the tour of the ${tour.scenario.name} machine`, eachCommit, () => {
    test('has a step for every transition and assertions for every state', () => {
      const gaps = Object.entries(gapsIn(tour, toTransitions())).filter(([, names]) => names.length > 0);
      expect(Object.fromEntries(gaps)).toEqual({});
    });

    for (const [at, walk] of shown.entries()) {
      const { start } = walk.opening;
      test(`walk ${at + 1} of ${shown.length}: ${start.does}, then ${walk.legs.length} steps`, async ({
        world,
      }, info) => {
        // A walk lets device, network and server fail in every way that the machine knows. An uncaught error fails it.
        expectConsole(/^/);
        await runWalk(tour, walk, world);
        reportWalk(tour.scenario, walk, { at, title: info.title, file: relative(root, info.file) });
      });
    }
  });
}
