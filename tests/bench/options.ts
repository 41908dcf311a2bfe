import { parseArgs } from 'node:util';
import { type MeasureName, measureNames } from './catalogue.ts';

/** Parts that are measured one after the other. */
const parts = ['bytes', 'browser', 'server', 'lighthouse'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  readonly rounds: number;
  readonly latency: number;
  readonly parts: ReadonlySet<Part>;
  readonly measures: ReadonlySet<MeasureName>;
  /** Fewer rounds and rows: to see that everything works, not how fast. */
  readonly quick: boolean;
  /** Renews docs/bench.md. */
  readonly write: boolean;
  /** Takes the builds as they are. */
  readonly built: boolean;
  /** Whole parts are measured, in full: the figures are worth keeping. */
  readonly isWhole: boolean;
}

const usage = `npm run bench -- [--rounds N] [--quick] [--only name,...] [--server] [--lighthouse] [--latency ms] [--built] [--write]

  --rounds N     rounds of which the median is taken; 7 by default
  --quick        one round, and fewer rows in the server's tables: to see that everything works
  --only a,b     of the parts ${parts.join(', ')}, or of the measures
                 ${measureNames.join(', ')}
  --server       the part "server" alone
  --lighthouse   Lighthouse too, which takes a minute a round
  --latency N    milliseconds before the server takes up a request; 20 by default
  --built        without building the apps first
  --write        renews docs/bench.md; a part that was not measured now stays as it was measured last`;

/** @throws with the usage for what cannot be read. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string' },
      latency: { type: 'string', default: '20' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      server: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const { quick, write, built } = values;
  const names = values.server ? ['server'] : (values.only?.split(',') ?? ['bytes', 'browser', 'server']);
  if (values.lighthouse) names.push('lighthouse');
  const asked = namesOf(names);
  const isWhole = !quick && asked.measures.size === 0;
  if (write && !isWhole) {
    throw new Error(
      'What is written is whole parts, measured in full: --write goes with neither --quick nor measures.',
    );
  }
  if (asked.measures.size > 0) asked.parts.add('browser');
  const measures = asked.measures.size > 0 ? asked.measures : new Set(measureNames);
  const rounds = wholeNumber('--rounds', values.rounds ?? (quick ? '1' : '7'), 1);
  const latency = wholeNumber('--latency', values.latency, 0);
  return { rounds, latency, parts: asked.parts, measures, quick, write, built, isWhole };
}

function namesOf(names: readonly string[]): { readonly parts: Set<Part>; readonly measures: Set<MeasureName> } {
  const asked = { parts: new Set<Part>(), measures: new Set<MeasureName>() };
  for (const name of names) {
    const part = parts.find((one) => one === name);
    const measure = measureNames.find((one) => one === name);
    if (part !== undefined) asked.parts.add(part);
    else if (measure !== undefined) asked.measures.add(measure);
    else throw new Error(`There is no "${name}".\n\n${usage}`);
  }
  return asked;
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${name} has to be a whole number from ${String(least)} on, not "${text}"`);
}
