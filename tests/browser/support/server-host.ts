import { type Served, serve } from '#server/serve.ts';
import { readSettings } from '#server/settings.ts';
import { stop } from '#server/stop.ts';
import { judgeExchanges } from '../../support/judge-exchanges.ts';

/**
 * The process in which the servers of a process of tests run, told what to do by messages. Each is the product's server
 * with data of its own; all but the first start in a fifth of the time, as code and database engine are there already.
 */

type Env = Readonly<Record<string, string>>;

const exchanges = judgeExchanges();
const running = new Map<string, Served>();

export const tasks = {
  start: async (env: Env): Promise<string> => {
    const served = await serve(readSettings({ ...process.env, ...env }));
    running.set(served.url, served);
    return served.url;
  },
  stop: async (url: string): Promise<void> => {
    const served = running.get(url);
    running.delete(url);
    if (served !== undefined) await stop(served);
  },
  /** What went against `openapi/` since the last time. */
  hear: (): Promise<readonly string[]> => exchanges.take(),
};

export type Tasks = typeof tasks;

/** A task by its name, and what it is given. */
export interface Order {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly given: unknown;
}

export type Outcome = { readonly id: number } & ({ readonly done: unknown } | { readonly failed: string });

process.on('message', ({ id, task, given }: Order) => {
  const run = tasks[task] as (given: unknown) => Promise<unknown>;
  run(given).then(
    (done) => process.send?.({ id, done } satisfies Outcome),
    (error: unknown) => process.send?.({ id, failed: String(error) } satisfies Outcome),
  );
});
// Whoever gave the orders has gone.
process.on('disconnect', () => process.exit());
