import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { arrowText, type Chart } from '../../tests/support/chart/chart.ts';
import { arrowId, rootId } from './graph.ts';
import { hasArrow, type Row, rowsOf } from './rows.ts';
import { font } from './text-size.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A state with its place. */
export interface StateBox extends Box {
  readonly path: string;
  readonly isFinal: boolean;
  readonly isParallel: boolean;
  /** Whether other states are inside. */
  readonly isOuter: boolean;
  readonly rows: readonly Row[];
}

/** The text of a transition beside its arrow. */
export interface ArrowLabel extends Box {
  readonly transition: string;
  readonly text: string;
}

export interface Arrow {
  readonly id: string;
  /** The transitions that it carries; none for the arrow to an initial state. */
  readonly transitions: readonly string[];
  readonly points: readonly Point[];
  readonly labels: readonly ArrowLabel[];
}

/** A laid out chart. Its coordinates start at the upper left. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Outer states before inner ones. */
  readonly states: readonly StateBox[];
  readonly dots: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** The drawing of a chart from the graph with its places. */
export function drawingOf(chart: Chart, placed: ElkNode): Drawing {
  const nodes = new Map(withDescendants(placed).map((node) => [node.id, node]));
  const states = chart.states.flatMap((state): readonly StateBox[] => {
    const node = nodes.get(state.path === '' ? rootId : state.path);
    if (node === undefined) return [];
    return [
      {
        ...boxOf(node),
        path: state.path,
        isFinal: state.kind === 'final',
        isParallel: state.kind === 'parallel',
        isOuter: state.children.length > 0,
        rows: rowsOf(chart, state),
      },
    ];
  });
  const dots = [...nodes.values()].filter(({ id }) => id.endsWith('#start')).map(boxOf);
  const arrows = withDescendants(placed)
    .flatMap((node) => node.edges ?? [])
    .map((edge) => arrowOf(chart, edge));
  return { width: placed.width ?? 0, height: placed.height ?? 0, states, dots, arrows };
}

function arrowOf(chart: Chart, { id, sections = [], labels = [] }: ElkExtendedEdge): Arrow {
  const carried = chart.transitions.filter(
    (transition) => hasArrow(transition) && arrowId(transition.source, transition.target ?? '') === id,
  );
  const place = labels[0];
  return {
    id,
    transitions: carried.map((transition) => transition.id),
    points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
    labels: carried.map((transition, at) => ({
      transition: transition.id,
      text: arrowText(transition),
      x: place?.x ?? 0,
      y: (place?.y ?? 0) + at * font.lineHeight,
      width: place?.width ?? 0,
      height: font.lineHeight,
    })),
  };
}

function withDescendants(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(withDescendants)];
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box {
  return { x, y, width, height };
}
