import type { Chart, ChartState } from '../../tests/support/chart/chart.ts';
import type { Graph } from './graph.ts';
import { type MachinePath, shortestTo } from './machine-path.ts';
import { distancesTo } from './reach.ts';

/**
 * Whether a state can be left. `final`: its machine, or the state around it, has ended. `region`: it is always active while
 * the parallel state around it is. `sometimes`: in some contexts it cannot be left.
 */
export type Leaving = 'yes' | 'final' | 'region' | 'never' | 'sometimes';

/** What the exploration of a machine says about a state. */
export interface StateFindings {
  readonly path: string;
  /** In how many contexts, and with how many values around it, the state is reached. */
  readonly contexts: number;
  /** The shortest path to it; null when the machine does not stay in it. */
  readonly shortest: MachinePath | null;
  /** Whether the machine only passes through it, within one step. */
  readonly isPassed: boolean;
  readonly leaving: Leaving;
  /** In how many of them it cannot be left, and the shortest path to one; null for none. */
  readonly stuck: { readonly contexts: number; readonly shortest: MachinePath } | null;
  /** The events that it ignores in every context, with every payload. */
  readonly ignoresAlways: readonly string[];
  /** The events that it ignores in some contexts or with some payloads. */
  readonly ignoresSometimes: readonly string[];
}

/** The findings about every state of a machine, in the order of the chart, without the root. */
export function findingsOf(graph: Graph, chart: Chart): readonly StateFindings[] {
  return chart.states.filter(({ path }) => path !== '').map((state) => findingsAbout(graph, chart, state));
}

function findingsAbout(graph: Graph, chart: Chart, state: ChartState): StateFindings {
  const { path } = state;
  const reached = graph.nodes.flatMap((node, index) => (node.active.includes(path) ? [{ node, index }] : []));
  const [nearest] = reached;
  const exits = distancesTo(graph, ({ active, hasEnded }) => hasEnded || !active.includes(path));
  const stuck = reached.filter(({ index }) => exits[index] === Infinity);
  const [firstStuck] = stuck;
  const events = [...(graph.handling.get(path) ?? [])].toSorted(([one], [other]) => one.localeCompare(other));
  return {
    path,
    contexts: reached.length,
    shortest: nearest === undefined ? null : shortestTo(graph, nearest.node),
    isPassed: reached.length === 0 && graph.left.has(path),
    leaving: leavingOf(chart, state, { reached: reached.length, stuck: stuck.length }),
    stuck: firstStuck === undefined ? null : { contexts: stuck.length, shortest: shortestTo(graph, firstStuck.node) },
    ignoresAlways: events.filter(([, { handled }]) => handled === 0).map(([event]) => event),
    ignoresSometimes: events.filter(([, { handled, ignored }]) => handled > 0 && ignored > 0).map(([event]) => event),
  };
}

function leavingOf(
  { states }: Chart,
  { kind, parent }: ChartState,
  counts: { readonly reached: number; readonly stuck: number },
): Leaving {
  if (kind === 'final') return 'final';
  if (counts.stuck === 0) return 'yes';
  if (counts.stuck < counts.reached) return 'sometimes';
  return states.some((state) => state.path === parent && state.kind === 'parallel') ? 'region' : 'never';
}
