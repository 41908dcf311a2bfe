import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
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

const file = resolve(import.meta.dirname, '../../docs/bench.json');

/** The published figures; none if there are none yet. */
async function publishedReport(): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Report;
}

/** Publishes figures. Parts that were not measured keep their last ones. Returns all of them. */
export async function publish(report: Report): Promise<Report> {
  const whole = { ...(await publishedReport()), ...report };
  await writeFile(file, `${JSON.stringify(whole, null, 1)}\n`);
  return whole;
}
