import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** On what something was measured, and when. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Whole GiB. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  /** How many processes wanted to run on average in the minute before: with more than a few tenths, others were busy. */
  readonly load: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export function describeMachine(chromium: string): Machine {
  const [processor] = cpus();
  return {
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
    chromium,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    at: new Date().toISOString(),
  };
}
