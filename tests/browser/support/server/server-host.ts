import { type Served, serve } from '#server/lifecycle/serve.ts';
import { stop } from '#server/lifecycle/stop.ts';
import { readSettings } from '#server/settings.ts';
import { judgeExchanges } from '../../../support/contract/judge-exchanges.ts';

/**
 * The process that runs the servers of one test process, controlled by messages. Each server is the product's, with its
 * own data. All but the first start in a fifth of the time, because code and database engine are already loaded.
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
  /** The violations of `openapi/` since the last call. */
  takeViolations: (): Promise<readonly string[]> => exchanges.take(),
};

export type Tasks = typeof tasks;

/** A task by name, with its argument. */
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
// The parent process has ended.
process.on('disconnect', () => process.exit());
