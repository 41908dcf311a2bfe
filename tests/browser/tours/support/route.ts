import type { Leg, Opening, Position, TourMap } from './map.ts';

/** One visit of the app: how it starts, and its steps in order. */
export interface Walk<World> {
  readonly opening: Opening<World>;
  readonly legs: readonly Leg<World>[];
}

/** A failure in a longer walk would leave too much untested. */
const maxLegs = 40;

/** How many legs ahead the search looks for a transition. */
const maxLookahead = 14;

/**
 * Walks that take all of these transitions that are reachable. Each walk always continues to the nearest remaining one;
 * when none is within reach, a new walk starts.
 */
export function walksOver<World>(map: TourMap<World>, transitions: readonly string[]): readonly Walk<World>[] {
  const left = new Set(transitions);
  const walks: Walk<World>[] = [];
  const take = (names: readonly string[]) => {
    for (const name of names) left.delete(name);
  };
  const isNew = (names: readonly string[]) => names.some((name) => left.has(name));

  while (left.size > 0) {
    const paths = map.openings.map((opening) => {
      const ahead = isNew(opening.taken) ? [] : pathToNew(map, opening.to, isNew);
      return { opening, ahead };
    });
    const [nearest] = paths.toSorted((one, other) => lengthOf(one.ahead) - lengthOf(other.ahead));
    if (nearest?.ahead === undefined) break;
    const legs = [...nearest.ahead];
    take([...nearest.opening.taken, ...legs.flatMap((leg) => leg.taken)]);
    while (left.size > 0 && legs.length < maxLegs) {
      const last = legs.at(-1);
      if (last?.step.isLast === true) break;
      const ahead = pathToNew(map, last?.to ?? nearest.opening.to, isNew);
      if (ahead === undefined) break;
      legs.push(...ahead);
      take(ahead.flatMap((leg) => leg.taken));
    }
    walks.push({ opening: nearest.opening, legs });
  }
  return walks;
}

function lengthOf(way: readonly unknown[] | undefined): number {
  return way?.length ?? Number.POSITIVE_INFINITY;
}

/** The shortest path from a position to a transition that has not been taken, including that one. */
function pathToNew<World>(
  map: TourMap<World>,
  from: Position,
  isNew: (names: readonly string[]) => boolean,
): readonly Leg<World>[] | undefined {
  const met = new Set([from.key]);
  let front: readonly (readonly Leg<World>[])[] = [[]];
  for (let ahead = 0; ahead < maxLookahead && front.length > 0; ahead += 1) {
    const next: (readonly Leg<World>[])[] = [];
    for (const way of front) {
      for (const leg of map.legsFrom(way.at(-1)?.to ?? from)) {
        if (isNew(leg.taken)) return [...way, leg];
        if (met.has(leg.to.key) || leg.step.isLast === true) continue;
        met.add(leg.to.key);
        next.push([...way, leg]);
      }
    }
    front = next;
  }
  return undefined;
}

/** Some of the walks, each as far as it leads to another of these states, so that together they visit all of them. */
export function walksToStates<World>(walks: readonly Walk<World>[], states: readonly string[]): readonly Walk<World>[] {
  const left = new Set(states);
  const chosen: Walk<World>[] = [];
  const newIn = ({ opening, legs }: Walk<World>) =>
    new Set([opening, ...legs].flatMap(({ to }) => to.states).filter((state) => left.has(state)));
  while (left.size > 0) {
    const [best] = walks.toSorted((one, other) => newIn(other).size - newIn(one).size);
    if (best === undefined || newIn(best).size === 0) break;
    const visits = [best.opening, ...best.legs];
    let last = 0;
    for (const [at, { to }] of visits.entries()) {
      for (const state of to.states) if (left.delete(state)) last = at;
    }
    chosen.push({ opening: best.opening, legs: best.legs.slice(0, last) });
  }
  return chosen;
}
