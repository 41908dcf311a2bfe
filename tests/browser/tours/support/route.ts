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

/** A visit of a position: at the start of a walk, or after a step. */
type Visit = Opening<never> | Leg<never>;

type IsNew = (visit: Visit) => boolean;

/** The goals that a visit reaches: transitions or states. */
type GoalsIn = (visit: Visit) => readonly string[];

export const takenIn: GoalsIn = ({ taken }) => taken;

/** None in a visit that is too short for assertions. */
export const statesIn: GoalsIn = (visit) => ('step' in visit && visit.step.isTransient === true ? [] : visit.to.states);

/**
 * Walks that reach all of these goals that can be reached. Each walk always continues to the nearest remaining one; when
 * none is within reach, a new walk starts.
 */
export function walksOver<World>(
  map: TourMap<World>,
  goals: readonly string[],
  goalsIn: GoalsIn,
): readonly Walk<World>[] {
  const left = new Set(goals);
  const walks: Walk<World>[] = [];
  const isNew: IsNew = (visit) => goalsIn(visit).some((goal) => left.has(goal));
  const reach = (visits: readonly Visit[]) => {
    for (const goal of visits.flatMap(goalsIn)) left.delete(goal);
  };

  while (left.size > 0) {
    const paths = map.openings.map((opening) => {
      const ahead = isNew(opening) ? [] : pathToNew(map, opening.to, isNew);
      return { opening, ahead };
    });
    const [nearest] = paths.toSorted((one, other) => lengthOf(one.ahead) - lengthOf(other.ahead));
    if (nearest?.ahead === undefined) break;
    const legs = [...nearest.ahead];
    reach([nearest.opening, ...legs]);
    while (left.size > 0 && legs.length < maxLegs) {
      const last = legs.at(-1);
      if (last?.step.isLast === true) break;
      const ahead = pathToNew(map, last?.to ?? nearest.opening.to, isNew);
      if (ahead === undefined) break;
      legs.push(...ahead);
      reach(ahead);
    }
    walks.push({ opening: nearest.opening, legs });
  }
  return walks;
}

function lengthOf(way: readonly unknown[] | undefined): number {
  return way?.length ?? Number.POSITIVE_INFINITY;
}

/** The shortest path from a position to a goal that is left, including it. */
function pathToNew<World>(map: TourMap<World>, from: Position, isNew: IsNew): readonly Leg<World>[] | undefined {
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
