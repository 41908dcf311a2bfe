import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { seed } from '../../server/seed/seed.ts';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { ownDatabase } from '../../tests/support/postgres/own-database.ts';
import { postgresServer } from '../../tests/support/postgres/postgres-server.ts';
import { type Defer, withCleanup } from '../support/cleanup.ts';
import { startInstances } from '../support/instances.ts';
import type { Result, Strictness } from '../support/result.ts';
import { type Hostile, hostileClients } from './hostile-clients.ts';
import { type Ended, openLoad } from './open-load.ts';
import { ownUsageOf, parentOf, type Use, usageOf } from './process-use.ts';
import { type SignedIn, signInUsers } from './sign-in-users.ts';

/** What was measured at one rate of arrivals. */
export interface Step {
  /** Arrivals per second. */
  readonly rate: number;
  readonly seconds: number;
  /** Of all actions, in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly actions: number;
  readonly errors: number;
  /** The errors with their kinds. */
  readonly errorText: string;
  /** Busy cores of each part. */
  readonly server: number;
  readonly database: number;
  readonly load: number;
  /** MB of the server at the end. */
  readonly memoryMb: number;
  /** Queries that wait for a connection, at the end. */
  readonly awaited: number;
}

interface Plan extends Strictness {
  readonly users: number;
  /** The rate of the users, then higher ones. Each in arrivals per second, with its seconds. */
  readonly steps: readonly (readonly [rate: number, seconds: number])[];
}

/** A user acts every ten seconds on average. */
const secondsBetweenActions = 10;

export const fullPlan: Plan = {
  users: 1000,
  judgesTimes: true,
  steps: [
    [1000 / secondsBetweenActions, 40],
    [150, 15],
    [200, 15],
    [250, 15],
    [300, 15],
    [400, 15],
  ],
};
export const shortPlan: Plan = { users: 200, judgesTimes: false, steps: [[200 / secondsBetweenActions, 10]] };

/** The server has a heap limit far above, so only held requests and connections can reach this. */
const mostMemoryMb = 700;

/** What has been started, and what is known about it. */
interface Setup {
  readonly server: string;
  readonly serverPid: number;
  readonly databasePid: number;
  readonly users: readonly SignedIn[];
  readonly metric: (name: string) => Promise<number>;
}

/** One server beside its database under the load of many users, and among hostile clients. */
export function runUsers({ users: count, steps: plan, judgesTimes }: Plan): Promise<{
  readonly results: readonly Result[];
  readonly steps: readonly Step[];
  readonly tables: { readonly bySteps: string; readonly byAction: string };
}> {
  return withCleanup(async (defer) => {
    const setup = await setUp(count, defer);
    // The first requests include the compilation of the server's code.
    await openLoad({ server: setup.server, users: setup.users, rate: 20, seconds: 5 });
    const steps: Step[] = [];
    let ofUsers: readonly Ended[] = [];
    for (const [rate, seconds] of plan) {
      const { step, ended } = await runStep(setup, rate, seconds);
      steps.push(step);
      console.log(JSON.stringify(step));
      if (ofUsers.length === 0) ofUsers = ended;
    }
    const [first] = steps;
    if (first === undefined) throw new Error('The plan has no steps');
    const results: Result[] = [
      {
        requirement: `${String(count)} users get every response`,
        measured: `${first.errorText} at ${first.rate} per second`,
        isMet: first.actions > 0 && first.errors === 0,
      },
    ];
    if (judgesTimes) {
      results.push({
        requirement: 'Their 95th percentile is below half a second',
        measured: `p50 ${first.p50.toFixed(0)} ms, p95 ${first.p95.toFixed(0)} ms, p99 ${first.p99.toFixed(0)} ms`,
        isMet: first.p95 < 500,
      });
    }
    for (const [at, hostile] of hostileClients.entries()) {
      const result = await runHostile(setup, at, hostile, judgesTimes);
      results.push(result);
      console.log(JSON.stringify(result));
    }
    return { results, steps, tables: { bySteps: tableBySteps(steps), byAction: tableByAction(ofUsers) } };
  });
}

async function setUp(count: number, defer: Defer): Promise<Setup> {
  const postgres = await postgresServer();
  defer(postgres.dispose);
  const database = await ownDatabase(postgres.address);
  defer(database.drop);
  const users = await withCleanup(async (deferClose) => {
    const opened = await openPostgres(database.address);
    deferClose(opened.close);
    await seed(opened.db, { demo: true, large: { teams: 10_000, players: 10_000, matches: 1000 }, now: new Date() });
    return await signInUsers(opened.db, count);
  });
  const metricsPort = await freePort();
  const instances = await startInstances(database.address, 1, { METRICS_PORT: String(metricsPort) });
  defer(instances.stop);
  const [server = ''] = instances.addresses;
  const [serverPid = 0] = instances.pids;
  const databasePid = await postmasterOf(database.address);
  const metric = (name: string) => readMetric(`http://127.0.0.1:${String(metricsPort)}/metrics`, name);
  return { server, serverPid, databasePid, users, metric };
}

async function runStep(
  { server, serverPid, databasePid, users, metric }: Setup,
  rate: number,
  seconds: number,
): Promise<{ readonly step: Step; readonly ended: readonly Ended[] }> {
  const measure = (): Record<'server' | 'database' | 'load', Use> => ({
    server: usageOf(serverPid),
    database: usageOf(databasePid),
    load: ownUsageOf(process.pid),
  });
  const before = measure();
  const start = performance.now();
  const ended = await openLoad({ server, users, rate, seconds });
  const passed = (performance.now() - start) / 1000;
  const after = measure();
  const busy = (part: keyof typeof after) => (after[part].cpuSeconds - before[part].cpuSeconds) / passed;
  const times = ended.map(({ ms }) => ms);
  const step = {
    ...{ rate, seconds, p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) },
    ...{ actions: ended.length, errors: failedOf(ended).length, errorText: errorsOf(ended) },
    ...{ server: busy('server'), database: busy('database'), load: busy('load') },
    memoryMb: after.server.memoryMb,
    awaited: await metric('matchdesk_database_connections_awaited'),
  };
  return { step, ended };
}

async function runHostile(
  { server, serverPid, users }: Setup,
  at: number,
  { name, begin }: Hostile,
  judgesTimes: boolean,
): Promise<Result> {
  // Each has another user: requests of a former one may still wait for their turn.
  const user = users[at];
  const others = users.slice(hostileClients.length);
  if (user === undefined) throw new Error('There are no users');
  let mostMb = 0;
  const sampling = setInterval(() => {
    mostMb = Math.max(mostMb, ownUsageOf(serverPid).memoryMb);
  }, 250);
  const { ended, held } = await withCleanup(async (defer) => {
    defer(() => clearInterval(sampling));
    const attack = await begin(new URL(server), user);
    defer(attack.end);
    const load = await openLoad({ server, users: others, rate: 20, seconds: 8 });
    return { ended: load, held: await attack.held() };
  });
  await wait(1000);
  const times = ended.map(({ ms }) => ms);
  const p95 = percentile(times, 95);
  const isInTime = !judgesTimes || p95 < 1000;
  return {
    requirement: `Among ${name}, others get every response${judgesTimes ? ', 95 % of them within a second' : ''}, and the server stays below ${String(mostMemoryMb)} MB`,
    measured: `${held.measured}; ${errorsOf(ended)}, p95 ${p95.toFixed(0)} ms, at most ${mostMb.toFixed(0)} MB`,
    isMet: held.isMet && ended.length > 0 && failedOf(ended).length === 0 && isInTime && mostMb < mostMemoryMb,
  };
}

const failedOf = (ended: readonly Ended[]) => ended.filter(({ status }) => status !== 200);

/** Such as "2 errors of 300 (save 503, list ECONNRESET)". */
function errorsOf(ended: readonly Ended[]): string {
  const failed = failedOf(ended);
  const kinds = [...new Set(failed.map(({ action, status, failure }) => `${action} ${failure ?? String(status)}`))];
  return `${failed.length} errors of ${ended.length}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

function tableBySteps(steps: readonly Step[]): string {
  const rows = steps.map(
    ({ rate, errorText, p50, p95, p99, awaited }) =>
      `| ${String(rate)} | ${errorText} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${p99.toFixed(0)} | ${String(awaited)} |`,
  );
  const head = '| Arrivals per second | Errors | p50 ms | p95 ms | p99 ms | Queries that wait at the end |';
  return [head, '|---|---|---|---|---|---|', ...rows].join('\n');
}

function tableByAction(ended: readonly Ended[]): string {
  const names = [...new Set(ended.map(({ action }) => action))].toSorted();
  const rows = names.map((name) => {
    const times = ended.filter(({ action }) => action === name).map(({ ms }) => ms);
    const at = (share: number) => percentile(times, share).toFixed(0);
    return `| ${name} | ${times.length} | ${at(50)} | ${at(95)} | ${at(99)} |`;
  });
  return ['| Action | Count | p50 ms | p95 ms | p99 ms |', '|---|---|---|---|---|', ...rows].join('\n');
}

async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(address)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
}

/** The process whose children serve the connections. */
async function postmasterOf(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return parent;
}
