import type { AnyTransitionDefinition } from 'xstate';
import { traverse } from '../../tests/machines/support/explore.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { showState } from '../../tests/machines/support/show.ts';
import { transitionIdOf } from '../../tests/support/chart/chart.ts';
import { activePaths } from '../try/trial.ts';

/** An event that changes the value or the context. */
export interface GraphEdge {
  /** The number of the node that it leads to. */
  readonly to: number;
  /** The event, as in the test data: `save ends (offline)`. */
  readonly label: string;
  /** The ids of the transitions taken. */
  readonly transitions: readonly string[];
}

/** A value of the machine with a context in which it behaves differently. */
export interface GraphNode {
  /** The value on one line. */
  readonly text: string;
  /** The paths of the states that it is in. */
  readonly active: readonly string[];
  /** Whether the machine has ended there. */
  readonly hasEnded: boolean;
  readonly edges: readonly GraphEdge[];
  /** Where the shortest path comes from; null for a start. */
  readonly arrival: { readonly from: number; readonly edge: GraphEdge } | null;
  /** The start of the shortest path. */
  readonly input: string;
}

/** How often an event was handled and ignored, over all contexts and payloads. */
export interface Handling {
  readonly handled: number;
  readonly ignored: number;
}

/** All that a machine can reach with its test data. */
export interface Graph {
  /** In the order of their distance from a start. */
  readonly nodes: readonly GraphNode[];
  /** The numbers of the nodes in which it starts. */
  readonly starts: readonly number[];
  /** By the path of a state and the event without its payload. */
  readonly handling: ReadonlyMap<string, ReadonlyMap<string, Handling>>;
  /** The paths of states that a step has left, also of those that are left at once. */
  readonly left: ReadonlySet<string>;
  /** How many events were sent. */
  readonly sent: number;
}

/**
 * Explores a machine with its test data. This takes seconds for thousands of states.
 *
 * @param onProgress gets the number of states found, now and then.
 * @throws Error when the test data has no end, or when the machine throws.
 */
export function graphOf(scenario: Scenario, onProgress: (states: number) => void = () => undefined): Graph {
  const handling = new Map<string, Map<string, Handling>>();
  const edges: GraphEdge[][] = [];
  const arrivals = new Map<number, NonNullable<GraphNode['arrival']>>();
  const idOf = remembered((definition: AnyTransitionDefinition) => transitionIdOf(scenario.machine, definition));
  let [sent, found] = [0, 0];
  const left = new Set<string>();
  const { states, starts: outcomes } = traverse(scenario, ({ from: { snapshot }, by, taken }, from, to) => {
    sent += 1;
    found = Math.max(found, to);
    for (const { source } of taken) left.add(source.path.join('.'));
    if (sent % 512 === 0) onProgress(found + 1);
    count(handling, activePaths(snapshot), eventOf(by.label), taken.length === 0);
    // No path needs an event that changes nothing.
    if (to === from) return;
    const edge = { to, label: by.label, transitions: taken.map(idOf) };
    edges[from] = [...(edges[from] ?? []), edge];
    if (!arrivals.has(to)) arrivals.set(to, { from, edge });
  });
  for (const { source } of outcomes.flatMap(({ taken }) => taken)) left.add(source.path.join('.'));
  const activeOf = new Map<string, readonly string[]>();
  const nodes = states.map(({ snapshot, input, path }, index): GraphNode => {
    const text = showState(snapshot.value);
    const active = activeOf.get(text) ?? activePaths(snapshot);
    activeOf.set(text, active);
    const arrival = path.length === 0 ? null : (arrivals.get(index) ?? null);
    return { text, active, hasEnded: snapshot.status !== 'active', edges: edges[index] ?? [], arrival, input };
  });
  const starts = nodes.flatMap(({ arrival }, index) => (arrival === null ? [index] : []));
  return { nodes, starts, handling, left, sent };
}

/** The event of a label, without the name of its payload or result. */
function eventOf(label: string): string {
  return label.replace(/ \(.*\)$/, '');
}

function count(
  handling: Map<string, Map<string, Handling>>,
  active: readonly string[],
  event: string,
  isIgnored: boolean,
): void {
  for (const path of active) {
    const own = handling.get(path) ?? new Map<string, Handling>();
    handling.set(path, own);
    const { handled, ignored } = own.get(event) ?? { handled: 0, ignored: 0 };
    own.set(event, { handled: handled + Number(!isIgnored), ignored: ignored + Number(isIgnored) });
  }
}

function remembered<In extends object, Out>(make: (value: In) => Out): (value: In) => Out {
  const known = new WeakMap<In, Out>();
  return (value) => {
    const made = known.get(value) ?? make(value);
    known.set(value, made);
    return made;
  };
}
