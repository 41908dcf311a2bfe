import type { AnyMachineSnapshot } from 'xstate';
import { eventsIn, type NamedEvent } from './events.ts';
import type { Scenario } from './scenario.ts';
import { type Outcome, start, step } from './step.ts';

/** A state and the shortest path that reaches it from a start. */
export interface ReachedState {
  readonly snapshot: AnyMachineSnapshot;
  readonly input: string;
  readonly path: readonly NamedEvent[];
}

/** One event in one state, and its outcome. */
export interface Edge extends Outcome {
  readonly from: ReachedState;
  readonly by: NamedEvent;
}

export interface Exploration {
  readonly starts: readonly (Outcome & { readonly input: string })[];
  readonly states: readonly ReachedState[];
  readonly edges: readonly Edge[];
}

/** If there are more states, a payload makes the context grow without bound. */
const MAX_STATES = 20_000;

/** Explores every state that the scenario can reach, breadth first, with all its edges. */
export function explore(scenario: Scenario): Exploration {
  const edges: Edge[] = [];
  return { ...traverse(scenario, (edge) => void edges.push(edge)), edges };
}

/** Receives an edge, and the indexes of its states among all. An ignored event leads to the state where it happens. */
type OnEdge = (edge: Edge, from: number, to: number) => void;

/**
 * Explores as `explore` does, but stores no edge: with many states they need hundreds of megabytes.
 *
 * @throws Error when there are more states than a machine can have.
 */
export function traverse(scenario: Scenario, onEdge: OnEdge): Omit<Exploration, 'edges'> {
  const { machine, inputs } = scenario;
  const starts = Object.entries(inputs).map(([input, value]) => ({ input, ...start(machine, value) }));
  const indexes = new Map<string, number>();
  const states: ReachedState[] = [];
  const arrive = (snapshot: AnyMachineSnapshot, input: string, path: () => ReachedState['path']) => {
    const key = keyOf(scenario, snapshot);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, states.length);
    states.push({ snapshot, input, path: path() });
    if (states.length > MAX_STATES) throw new Error(`The scenario of "${scenario.name}" has no end`);
    return states.length - 1;
  };
  for (const { snapshot, input } of starts) arrive(snapshot, input, () => []);
  // The list grows meanwhile.
  for (const [index, from] of states.entries()) {
    for (const by of eventsIn(scenario, from.snapshot)) {
      const edge = { from, by, ...step(machine, from.snapshot, by.event) };
      const isIgnored = edge.taken.length === 0;
      onEdge(edge, index, isIgnored ? index : arrive(edge.snapshot, from.input, () => [...from.path, by]));
    }
  }
  return { starts, states };
}

/** Identifies a state: two snapshots with the same key behave the same. */
export function keyOf({ identity, decidesBy }: Scenario, snapshot: AnyMachineSnapshot): string {
  const context: unknown = decidesBy ? decidesBy(snapshot) : snapshot.context;
  // JSON leaves functions out by itself. With a replacer it takes ten times as long.
  return JSON.stringify([snapshot.status, snapshot.value, context, identity?.(snapshot)]);
}

/** Describes a path for the message of a failed test. */
export function describePath({ input, path }: ReachedState, by?: NamedEvent): string {
  return [`start (${input})`, ...path.map(({ label }) => label), ...(by ? [by.label] : [])].join(' → ');
}
