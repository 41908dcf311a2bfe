import type { Graph, GraphNode } from './graph.ts';

/** The steps from each node to the nearest goal, by the number of the node; `Infinity` where none can be reached. */
export function distancesTo({ nodes }: Graph, isGoal: (node: GraphNode) => boolean): readonly number[] {
  const before = sourcesOf(nodes);
  const distances = nodes.map((node) => (isGoal(node) ? 0 : Infinity));
  const queue = nodes.flatMap((node, index) => (isGoal(node) ? [index] : []));
  // The list grows meanwhile.
  for (const index of queue) {
    for (const source of before[index] ?? []) {
      if (distances[source] !== Infinity) continue;
      distances[source] = (distances[index] ?? 0) + 1;
      queue.push(source);
    }
  }
  return distances;
}

const known = new WeakMap<readonly GraphNode[], readonly (readonly number[])[]>();

/** The numbers of the nodes that lead to each node. */
function sourcesOf(nodes: readonly GraphNode[]): readonly (readonly number[])[] {
  const found = known.get(nodes);
  if (found !== undefined) return found;
  const sources = nodes.map((): number[] => []);
  for (const [index, { edges }] of nodes.entries()) for (const { to } of edges) sources[to]?.push(index);
  known.set(nodes, sources);
  return sources;
}
