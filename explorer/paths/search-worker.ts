import { chartOf } from '../../tests/support/chart/chart.ts';
import { machines } from '../../tests/support/chart/machines.ts';
import { trialScenario } from '../try/bare-scenario.ts';
import { findingsOf } from './findings.ts';
import { type Graph, graphOf } from './graph.ts';
import { pathsTo } from './paths-to.ts';
import type { SearchRequest, SearchResponse } from './search-messages.ts';

/** Explores one machine, and then searches it for paths. The page ends the worker to cancel. */
let graph: Graph | undefined;

const respond = (response: SearchResponse) => postMessage(response);
/** The shortest time between two reports of progress, in milliseconds. */
const progressEvery = 200;

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  try {
    if (data.kind === 'explore') explore(data.machine);
    else if (graph !== undefined) {
      respond({ kind: 'paths', id: data.id, found: pathsTo(graph, data.target, data.within) });
    }
  } catch (error) {
    respond({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});

function explore(name: string): void {
  const known = machines.find((one) => one.name === name);
  if (known === undefined) throw new Error(`There is no machine "${name}"`);
  const begin = performance.now();
  let reportedAt = begin;
  graph = graphOf(known.scenario ?? trialScenario(known), (states) => {
    const now = performance.now();
    if (now - reportedAt < progressEvery) return;
    reportedAt = now;
    respond({ kind: 'progress', states });
  });
  const findings = findingsOf(graph, chartOf(known.machine));
  const milliseconds = performance.now() - begin;
  respond({ kind: 'explored', states: graph.nodes.length, sent: graph.sent, milliseconds, findings });
}
