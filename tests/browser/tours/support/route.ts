import type { Leg, Opening, Position, TourMap } from './map.ts';

/** One visit of the app: how it starts, and its steps in order. */
export interface Walk<World> {
  readonly opening: Opening<World>;
  readonly legs: readonly Leg<World>[];
}

/** A failure in a longer walk would leave too much untested. */
const maxLegs = 40;

/** How many legs ahead the search looks for a goal. */
const maxLookahead = 14;

/**
 * Walks that reach all of these goals, as far as they are reachable. Each walk always continues to the nearest remaining
 * one; when none is within reach, a new walk starts.
 *
 * @param goalsOf the goals that a visit reaches: the transitions that it takes, or the states that it leads to.
 */
export function walksOver<World>(
  map: TourMap<World>,
  goals: readonly string[],
  goalsOf: (visit: Leg<World> | Opening<World>) => readonly string[],
): readonly Walk<World>[] {
  const left = new Set(goals);
  const walks: Walk<World>[] = [];
  const take = (visits: readonly (Leg<World> | Opening<World>)[]) => {
    for (const goal of visits.flatMap(goalsOf)) left.delete(goal);
  };
  const isNew = (visit: Leg<World> | Opening<World>) => goalsOf(visit).some((goal) => left.has(goal));

  while (left.size > 0) {
    const paths = map.openings.map((opening) => {
      const ahead = isNew(opening) ? [] : pathToNew(map, opening.to, isNew);
      return { opening, ahead };
    });
    const [nearest] = paths.toSorted((one, other) => lengthOf(one.ahead) - lengthOf(other.ahead));
    if (nearest?.ahead === undefined) break;
    const legs = [...nearest.ahead];
    take([nearest.opening, ...legs]);
    while (left.size > 0 && legs.length < maxLegs) {
      const last = legs.at(-1);
      if (last?.step.isLast === true) break;
      const ahead = pathToNew(map, last?.to ?? nearest.opening.to, isNew);
      if (ahead === undefined) break;
      legs.push(...ahead);
      take(ahead);
    }
    walks.push({ opening: nearest.opening, legs });
  }
  return walks;
}

function lengthOf(way: readonly unknown[] | undefined): number {
  return way?.length ?? Number.POSITIVE_INFINITY;
}

/** The shortest path from a position to a remaining goal, including the leg that reaches it. */
function pathToNew<World>(
  map: TourMap<World>,
  from: Position,
  isNew: (leg: Leg<World>) => boolean,
): readonly Leg<World>[] | undefined {
  const met = new Set([from.key]);
  let front: readonly (readonly Leg<World>[])[] = [[]];
  for (let ahead = 0; ahead < maxLookahead && front.length > 0; ahead += 1) {
    const next: (readonly Leg<World>[])[] = [];
    for (const way of front) {
      for (const leg of map.legsFrom(way.at(-1)?.to ?? from)) {
        if (isNew(leg)) return [...way, leg];
        if (met.has(leg.to.key) || leg.step.isLast === true) continue;
        met.add(leg.to.key);
        next.push([...way, leg]);
      }
    }
    front = next;
  }
  return undefined;
}
