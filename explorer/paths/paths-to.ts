import type { Graph, GraphEdge, GraphNode } from './graph.ts';
import { type MachinePath, pathAlong } from './machine-path.ts';
import { distancesTo } from './reach.ts';

/** The paths to a state. */
export interface FoundPaths {
  /** The shortest first. */
  readonly paths: readonly MachinePath[];
  /** Why there may be more: the list is full, or the search has followed too many edges. Null when these are all. */
  readonly limit: keyof Limits | null;
}

export interface Limits {
  readonly paths: number;
  /** How often the search may follow an edge. */
  readonly edges: number;
}

export const searchLimits: Limits = { paths: 100, edges: 400_000 };

/**
 * All paths to a state with at most a number of steps. A path ends when it first reaches the state, and is nowhere twice, in
 * value and context. Of paths that take the same transitions with other payloads, only the first is listed.
 */
export function pathsTo(graph: Graph, target: string, within: number, limits: Limits = searchLimits): FoundPaths {
  const search = new PathSearch(graph, target, limits);
  for (let length = 0; length <= within && search.limit === null; length += 1) search.findOf(length);
  return { paths: search.paths, limit: search.limit };
}

/** A path that has not reached its goal yet. */
interface Trail {
  readonly first: GraphNode;
  readonly visited: readonly number[];
  readonly edges: readonly GraphEdge[];
  /** The number of the start and the transitions taken: the same as for other payloads. */
  readonly taken: number;
}

class PathSearch {
  readonly paths: MachinePath[] = [];
  limit: FoundPaths['limit'] = null;
  readonly #graph: Graph;
  readonly #target: string;
  readonly #limits: Limits;
  readonly #distances: readonly number[];
  readonly #numbers = new Map<string, number>();
  #followed = 0;

  constructor(graph: Graph, target: string, limits: Limits) {
    this.#graph = graph;
    this.#target = target;
    this.#limits = limits;
    this.#distances = distancesTo(graph, ({ active }) => active.includes(target));
  }

  /** Finds the paths with exactly this number of steps. */
  findOf(length: number): void {
    const seen = new Set<string>();
    for (const start of this.#graph.starts) {
      const first = this.#graph.nodes[start];
      if (first === undefined) continue;
      this.#follow(start, { first, visited: [start], edges: [], taken: this.#number(-1, first.input) }, length, seen);
    }
  }

  #follow(index: number, trail: Trail, remaining: number, seen: Set<string>): void {
    const node = this.#graph.nodes[index];
    const isTarget = node?.active.includes(this.#target) === true;
    // Other payloads that reach the goal take the same transitions, wherever they are.
    const visit = `${String(trail.taken)} ${isTarget ? '' : String(index)}`;
    if (node === undefined || this.limit !== null || seen.has(visit)) return;
    if ((this.#distances[index] ?? Infinity) > remaining) return;
    seen.add(visit);
    if (isTarget) {
      if (remaining === 0) this.#add(trail);
      return;
    }
    for (const edge of node.edges) {
      this.#followed += 1;
      if (this.#followed > this.#limits.edges) this.limit = 'edges';
      if (trail.visited.includes(edge.to)) continue;
      const next: Trail = {
        first: trail.first,
        visited: [...trail.visited, edge.to],
        edges: [...trail.edges, edge],
        taken: this.#number(trail.taken, edge.transitions.join('\n')),
      };
      this.#follow(edge.to, next, remaining - 1, seen);
    }
  }

  #add({ first, edges }: Trail): void {
    if (this.paths.length === this.#limits.paths) this.limit = 'paths';
    else this.paths.push(pathAlong(this.#graph, first, edges));
  }

  #number(before: number, next: string): number {
    const key = `${String(before)} ${next}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }
}
