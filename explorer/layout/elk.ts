import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../../tests/support/chart/chart.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { graphOf } from './graph.ts';

const elk = new ELK({ workerFactory: () => new Worker(workerUrl) });
const known = new WeakMap<Chart, Promise<Drawing>>();

/** The drawing of a chart. A worker computes it once. */
export function drawingFor(chart: Chart): Promise<Drawing> {
  const drawing = known.get(chart) ?? elk.layout(graphOf(chart)).then((placed) => drawingOf(chart, placed));
  known.set(chart, drawing);
  return drawing;
}
