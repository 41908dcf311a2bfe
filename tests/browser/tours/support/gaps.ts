import { namesOf } from './names.ts';
import { statesIn, takenIn, type Walk } from './route.ts';
import { type AnyTour, alsoCovers } from './tour.ts';

/** The differences between a tour and its machine, by the names of states and transitions. */
export function gapsIn<World>(tour: AnyTour<World>, walks: readonly Walk<World>[]): Readonly<Record<string, string[]>> {
  const { scenario, steps, assertions, unreachableInBrowser } = tour;
  const { transitions, states } = namesOf(scenario.machine);
  const names = [...transitions.values()];
  const visits = walks.flatMap(({ opening, legs }) => [opening, ...legs]);
  const taken = new Set(visits.flatMap(takenIn));
  const visited = new Set(visits.flatMap(statesIn));
  const isTransient = (state: string) => assertions[state] === alsoCovers;
  return {
    'transitions without a step': names.filter((name) => !(name in steps) && !(name in unreachableInBrowser)),
    'steps for no transition': Object.keys(steps).filter((name) => !names.includes(name)),
    'unreachable in the browser, and not in the machine': Object.keys(unreachableInBrowser).filter(
      (name) => !names.includes(name),
    ),
    'unreachable in the browser, but with a step': Object.keys(unreachableInBrowser).filter((name) => name in steps),
    'states without assertions': states.filter((name) => !(name in assertions)),
    'assertions for no state': Object.keys(assertions).filter((name) => !states.includes(name)),
    'covered by another transition, but stayed in': states.filter((name) => isTransient(name) && visited.has(name)),
    'transitions not on any walk': names.filter((name) => name in steps && !taken.has(name)),
    'states not on any walk': states.filter((name) => !isTransient(name) && !visited.has(name)),
  };
}
