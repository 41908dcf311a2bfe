import type { Graph, GraphEdge, GraphNode } from './graph.ts';

/** Where a machine is. */
export interface PathPlace {
  /** The value on one line. */
  readonly text: string;
  /** The paths of the states that it is in. */
  readonly active: readonly string[];
}

export interface PathStep extends PathPlace {
  /** The event, as in the test data. */
  readonly label: string;
  /** The ids of the transitions taken. */
  readonly transitions: readonly string[];
}

/** A way from a start to a state. */
export interface MachinePath {
  /** The name of the input in the test data. */
  readonly input: string;
  readonly start: PathPlace;
  readonly steps: readonly PathStep[];
}

/** The path along edges from a start. */
export function pathAlong({ nodes }: Graph, start: GraphNode, edges: readonly GraphEdge[]): MachinePath {
  const steps = edges.flatMap(({ to, label, transitions }): readonly PathStep[] => {
    const node = nodes[to];
    return node === undefined ? [] : [{ ...placeOf(node), label, transitions }];
  });
  return { input: start.input, start: placeOf(start), steps };
}

/** The shortest path to a node. */
export function shortestTo(graph: Graph, node: GraphNode): MachinePath {
  const edges: GraphEdge[] = [];
  let first = node;
  while (first.arrival !== null) {
    edges.unshift(first.arrival.edge);
    first = graph.nodes[first.arrival.from] ?? first;
  }
  return pathAlong(graph, first, edges);
}

/** The states and transitions of a path, as the diagram knows them. Without the root, which is part of every path. */
export function partsOf({ start, steps }: MachinePath): readonly string[] {
  const parts = [...start.active, ...steps.flatMap(({ active, transitions }) => [...transitions, ...active])];
  return [...new Set(parts)].filter((part) => part !== '');
}

function placeOf({ text, active }: GraphNode): PathPlace {
  return { text, active };
}
