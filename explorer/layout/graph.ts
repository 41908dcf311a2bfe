import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { arrowText, type Chart, type ChartState } from '../../tests/support/chart/chart.ts';
import { hasArrow, rowsOf } from './rows.ts';
import { font, widthOf } from './text-size.ts';

const inside = 12;
const initialSize = 10;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  // States in the order of the source lead downwards, so of several layouts this one has the shortest arrows.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
} as const;

/** The id of the dot from which an arrow leads to the initial state. */
const dotOf = (path: string): string => `${path}#start`;

/** The id of the arrow between two states. It carries all transitions from one to the other. */
export const arrowId = (source: string, target: string): string => `${source}>${target}`;

/** The nested graph of a chart, with the sizes of its texts. */
export function graphOf(chart: Chart): ElkNode {
  const byPath = new Map(chart.states.map((state) => [state.path, state]));
  const root = byPath.get('');
  if (root === undefined) throw new Error('The chart has no root');
  const own = nodeOf(root);
  return { ...own, layoutOptions: { ...options, ...own.layoutOptions }, edges: [...arrows(), ...starts()] };

  function nodeOf(state: ChartState): ElkNode {
    const rows = rowsOf(chart, state);
    const width = Math.max(...rows.map(({ text }) => widthOf(text))) + 2 * inside;
    const height = rows.length * font.lineHeight + inside;
    // ELK takes an empty id for none.
    const id = idOf(state.path);
    if (state.children.length === 0) return { id, width, height };
    const children = state.children.flatMap((path) => byPath.get(path) ?? []);
    const dot = state.kind === 'compound' ? [{ id: dotOf(id), width: initialSize, height: initialSize }] : [];
    return {
      id,
      children: [...dot, ...children.map(nodeOf)],
      layoutOptions: {
        'elk.padding': `[top=${String(height + inside)},left=${String(inside)},bottom=${String(inside)},right=${String(inside)}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // Height before width: with the direction DOWN, ELK exchanges them.
        'elk.nodeSize.minimum': `(${String(height)},${String(width)})`,
      },
    };
  }

  function arrows(): readonly ElkExtendedEdge[] {
    const byEnds = new Map<string, { source: string; target: string; texts: string[] }>();
    for (const transition of chart.transitions) {
      const { source, target } = transition;
      if (target === null || !hasArrow(transition)) continue;
      const id = arrowId(source, target);
      const arrow = byEnds.get(id) ?? { source, target, texts: [] };
      arrow.texts.push(arrowText(transition));
      byEnds.set(id, arrow);
    }
    return [...byEnds].map(([id, { source, target, texts }]) => ({
      id,
      sources: [idOf(source)],
      targets: [idOf(target)],
      labels: [
        {
          id: `${id}#label`,
          text: texts.join('\n'),
          width: Math.max(...texts.map(widthOf)),
          height: texts.length * font.lineHeight,
        },
      ],
    }));
  }

  function starts(): readonly ElkExtendedEdge[] {
    return chart.states
      .filter(({ isInitial }) => isInitial)
      .map(({ path, parent }) => {
        const dot = dotOf(idOf(parent ?? ''));
        return { id: `${dot}>${path}`, sources: [dot], targets: [idOf(path)] };
      });
  }
}

export const rootId = '(root)';
const idOf = (path: string) => (path === '' ? rootId : path);
