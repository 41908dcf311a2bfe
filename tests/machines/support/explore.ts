import type { AnyMachineSnapshot } from 'xstate';
import { eventsIn, type NamedEvent } from './events.ts';
import type { Scenario } from './scenario.ts';
import { type Outcome, start, step } from './step.ts';

/** A state as first met: by the shortest path from a start. */
export interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly input: string;
  readonly path: readonly NamedEvent[];
}

/** One event in one state. */
export interface Edge extends Outcome {
  readonly from: Place;
  readonly by: NamedEvent;
}

export interface Exploration {
  readonly starts: readonly (Outcome & { readonly input: string })[];
  readonly places: readonly Place[];
  readonly edges: readonly Edge[];
}

/** More states than this mean that a payload makes the context grow without bound. */
const MOST_PLACES = 20_000;

/** Breadth first through every state that the scenario can reach, and every edge out of each. */
export function explore(scenario: Scenario): Exploration {
  const { machine, inputs } = scenario;
  const starts = Object.entries(inputs).map(([input, value]) => ({ input, ...start(machine, value) }));
  const seen = new Set<string>();
  const places: Place[] = [];
  const edges: Edge[] = [];
  const meet = (place: Place) => {
    const key = keyOf(scenario, place.snapshot);
    if (seen.has(key)) return;
    seen.add(key);
    places.push(place);
    if (places.length > MOST_PLACES) throw new Error(`The scenario of "${scenario.name}" has no end`);
  };
  for (const { snapshot, input } of starts) meet({ snapshot, input, path: [] });
  for (const from of places) {
    for (const by of eventsIn(scenario, from.snapshot)) {
      const edge = { from, by, ...step(machine, from.snapshot, by.event) };
      edges.push(edge);
      // Nothing has become of it.
      if (edge.taken.length === 0) continue;
      meet({ snapshot: edge.snapshot, input: from.input, path: [...from.path, by] });
    }
  }
  return { starts, places, edges };
}

/** Two snapshots with the same key behave the same. */
export function keyOf({ identity }: Scenario, snapshot: AnyMachineSnapshot): string {
  const parts: unknown[] = [snapshot.status, snapshot.value, snapshot.context, identity?.(snapshot)];
  return JSON.stringify(parts, (_, inner: unknown) => (typeof inner === 'function' ? undefined : inner));
}

/** How a failure tells where it happened. */
export function tellPath({ input, path }: Place, by?: NamedEvent): string {
  return [`start (${input})`, ...path.map(({ label }) => label), ...(by ? [by.label] : [])].join(' → ');
}
