import ELK from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { Diagram } from '../diagram/diagram.tsx';
import { drawingOf } from '../layout/drawing.ts';
import { graphOf } from '../layout/graph.ts';
import type { DocumentedMachine } from './known-machines.ts';

const elk = new ELK();

/** The picture of a machine as SVG, as the machine explorer shows it. */
export async function pictureFor({ name, machine }: Pick<DocumentedMachine, 'name' | 'machine'>): Promise<string> {
  const chart = chartOf(machine);
  const drawing = drawingOf(chart, await elk.layout(graphOf(chart)));
  return `${renderToStaticMarkup(createElement(Diagram, { drawing, title: `The states and transitions of ${name}` }))}\n`;
}
