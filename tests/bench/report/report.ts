import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { BytesOf } from '../bytes/measure-bytes.ts';
import type { DaySample } from '../day/run-day.ts';
import type { Machine } from '../machine.ts';
import type { Slowdown, SubjectName } from '../sample.ts';
import type { ServerFigures } from '../server/measure-server.ts';
import type { Throughput } from '../server/measure-throughput.ts';
import type { Summary } from '../statistics.ts';

/** A measure over all rounds. */
export interface Figure {
  readonly measure: string;
  readonly subject: SubjectName;
  readonly slowdown: Slowdown;
  readonly summary: Summary;
}

export interface LighthouseScore {
  readonly subject: SubjectName;
  readonly screen: string;
  /** From 0 to 100. */
  readonly score: Summary;
  /** Milliseconds, and the layout shift, by the names of Lighthouse's audits. */
  readonly metrics: Readonly<Record<string, Summary>>;
}

interface Taken<Figures> {
  readonly machine: Machine;
  readonly rounds: number;
  readonly figures: readonly Figures[];
}

/** The last measurements, by part. */
export interface Report {
  readonly bytes?: Taken<BytesOf>;
  readonly browser?: Taken<Figure> & { readonly latency: number };
  readonly server?: Taken<ServerFigures>;
  readonly throughput?: Taken<Throughput>;
  readonly lighthouse?: Taken<LighthouseScore>;
  readonly day?: Taken<DaySample>;
}

const file = resolve(import.meta.dirname, '../../../reports/bench.json');

/** The last report; an empty one if there is none. */
export async function lastReport(): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Report;
}

export async function writeReport(report: Report): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
