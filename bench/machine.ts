import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine and the time of a measurement. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** In GiB, rounded. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  /** The load average of the previous minute: above a few tenths, other processes were busy. */
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
