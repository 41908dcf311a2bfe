import { measureNames, measures } from '../catalogue.ts';
import type { SubjectName } from '../sample.ts';
import type { ServerFigures } from '../server/measure-server.ts';
import type { Summary } from '../statistics.ts';
import type { LighthouseScore, Report } from './report.ts';
import type { Table } from './table.ts';

const none = '–';
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
/** One decimal for small values. */
const number = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toString());
const range = ({ median, min, max }: Summary) => `${number(median)} (${number(min)}–${number(max)})`;
const ratio = (one: Summary | undefined, other: Summary | undefined) =>
  one && other ? (one.median / other.median).toFixed(2) : none;

export function bytesTable({ figures }: NonNullable<Report['bytes']>): Table {
  return [
    ['kB', 'files', 'gzip', 'brotli', 'plain'],
    ...figures.map(({ subject, what, bytes }) => [
      `${subject}: ${what}`,
      String(bytes.files),
      kB(bytes.gzip),
      kB(bytes.brotli),
      kB(bytes.plain),
    ]),
  ];
}

/** Median (fastest–slowest) at both slow-downs, and the ratio of the product to each other app. */
export function timesTable({ figures }: NonNullable<Report['browser']>): Table {
  const of = (measure: string, subject: SubjectName, slowdown: number) =>
    figures.find((one) => one.measure === measure && one.subject === subject && one.slowdown === slowdown)?.summary;
  const others = [...new Set(figures.map(({ subject }) => subject))].filter((subject) => subject !== 'product');
  const rows = measureNames
    .filter((name) => figures.some(({ measure }) => measure === name))
    .map((name) => {
      const cells = [1, 4].flatMap((slowdown) => {
        const own = of(name, 'product', slowdown);
        const compared = others.flatMap((subject) => {
          const other = of(name, subject, slowdown);
          return [other ? range(other) : none, ratio(own, other)];
        });
        return [own ? range(own) : none, ...compared];
      });
      return [`${measures[name].title} (\`${name}\`)`, ...cells];
    });
  const head = ['1×', '4×'].flatMap((slowdown) => [
    `product ${slowdown}`,
    ...others.flatMap((subject) => [`${subject} ${slowdown}`, 'ratio']),
  ]);
  return [['milliseconds', ...head], ...rows];
}

/** One row per query, with the time at each number of rows, the factor between them, and the last 95th percentile. */
export function serverTable(figures: readonly ServerFigures[]): Table {
  const [first] = figures;
  const rows = (first?.costs ?? []).map(({ query }) => {
    const costs = figures.flatMap((one) => one.costs.find((cost) => cost.query === query) ?? []);
    const cells = costs.flatMap(({ time }, at) => {
      const previous = costs[at - 1]?.time;
      return previous === undefined ? [range(time)] : [range(time), `× ${ratio(time, previous)}`];
    });
    const last = costs.at(-1)?.time.p95;
    const late = last === undefined ? none : number(last);
    return [query, ...cells, late, String(Math.max(...costs.map(({ statements }) => statements)))];
  });
  const sizes = figures.flatMap(({ rows: size }, at) => {
    const named = `${size.toLocaleString('en')} rows`;
    const previous = figures[at - 1]?.rows;
    return previous === undefined ? [named] : [named, `rows × ${String(size / previous)}`];
  });
  return [[`milliseconds, ${first?.database ?? none}`, ...sizes, '95 %', 'statements'], ...rows];
}

export function throughputTable({ figures }: NonNullable<Report['throughput']>): Table {
  return [
    ['database', 'instances', 'lists/s', 'of each instance', 'busy cores'],
    ...figures.map(({ database, instances, perSecond, busyCores }) => [
      database,
      String(instances),
      number(perSecond.reduce((sum, one) => sum + one, 0)),
      perSecond.map(number).join(' + '),
      busyCores.toFixed(1),
    ]),
  ];
}

export function lighthouseTable(scores: readonly LighthouseScore[]): Table {
  const names = Object.keys(scores[0]?.metrics ?? {});
  return [
    ['Lighthouse, mobile', 'performance', ...names],
    ...scores.map(({ subject, screen, score, metrics }) => [
      `${subject}: ${screen}`,
      range(score),
      ...names.map((name) => (metrics[name] ? range(metrics[name]) : none)),
    ]),
  ];
}

/** The window after each hundred navigations. */
export function dayTable({ figures }: NonNullable<Report['day']>): Table {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  return [
    ['navigations', 'heap, MB', 'nodes', 'listeners', 'stored, MB', 'navigation, ms'],
    ...figures.map(({ navigations, heap, nodes, listeners, stored, navigation }) => [
      String(navigations),
      megabytes(heap),
      String(nodes),
      String(listeners),
      megabytes(stored),
      number(navigation),
    ]),
  ];
}
