import { parseArgs } from 'node:util';
import { type MeasureName, measureNames } from './catalogue.ts';

/** Parts that are measured one after the other. */
const parts = ['bytes', 'browser', 'server', 'throughput', 'lighthouse', 'day'] as const;
export type Part = (typeof parts)[number];

export interface Options {
  readonly rounds: number;
  readonly latency: number;
  readonly parts: ReadonlySet<Part>;
  readonly measures: ReadonlySet<MeasureName>;
  /** Fewer rounds and rows: checks that everything works, not how fast. */
  readonly quick: boolean;
  /** Updates docs/bench.json and docs/bench.md, part by part. */
  readonly write: boolean;
  /** Uses the existing builds. */
  readonly built: boolean;
  /** The folder of another build of the product, to compare with instead of the app built with react-admin. */
  readonly against: string | undefined;
}

const usage = `npm run bench -- [--rounds N] [--quick] [--only name,...] [--server] [--lighthouse] [--day] [--latency ms] [--built] [--write] [--against folder]

  --rounds N     number of rounds, of which the median is reported; 7 by default
  --quick        one round, and fewer rows in the server's tables: checks that everything works
  --only a,b     of the parts ${parts.join(', ')}, or of the measures
                 ${measureNames.join(', ')}
  --server       only the parts "server" and "throughput"
  --lighthouse   also Lighthouse, which takes a minute per round
  --day          also eight hours of work in one window, which take a quarter of an hour
  --latency N    milliseconds before the server handles a request; 20 by default
  --built        uses the existing builds
  --against DIR  compares with another build of the product, such as the dist/ of an earlier version
  --write        updates docs/bench.json and docs/bench.md; parts that were not measured keep their last figures`;

/** @throws with the usage for invalid arguments. */
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
      day: { type: 'boolean', default: false },
      against: { type: 'string' },
      write: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(usage);
  const { quick, write, built, against } = values;
  const names = values.server
    ? ['server', 'throughput']
    : (values.only?.split(',') ?? ['bytes', 'browser', 'server', 'throughput']);
  if (values.lighthouse) names.push('lighthouse');
  if (values.day) names.push('day');
  const requested = namesOf(names);
  const isWhole = !quick && against === undefined && requested.measures.size === 0;
  // Otherwise the figures are not worth publishing.
  if (write && !isWhole) {
    throw new Error('Only complete parts are written: --write goes with none of --quick, --against and measures.');
  }
  if (requested.measures.size > 0) requested.parts.add('browser');
  const measures = requested.measures.size > 0 ? requested.measures : new Set(measureNames);
  const rounds = wholeNumber('--rounds', values.rounds ?? (quick ? '1' : '7'), 1);
  const latency = wholeNumber('--latency', values.latency, 0);
  return { rounds, latency, parts: requested.parts, measures, quick, write, built, against };
}

function namesOf(names: readonly string[]): { readonly parts: Set<Part>; readonly measures: Set<MeasureName> } {
  const requested = { parts: new Set<Part>(), measures: new Set<MeasureName>() };
  for (const name of names) {
    const part = parts.find((one) => one === name);
    const measure = measureNames.find((one) => one === name);
    if (part !== undefined) requested.parts.add(part);
    else if (measure !== undefined) requested.measures.add(measure);
    else throw new Error(`There is no "${name}".\n\n${usage}`);
  }
  return requested;
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${name} has to be a whole number from ${String(least)} on, not "${text}"`);
}
