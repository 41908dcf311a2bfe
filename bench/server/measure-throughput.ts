import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/db.ts';
import { openPostgres } from '../../server/db/open-postgres.ts';
import { demoSignIn } from '../../server/seed/demo-sign-in.ts';
import { seed } from '../../server/seed/seed.ts';
import { readSettings } from '../../server/settings.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { encodePassword } from '../../src/domain/text/password.ts';
import { scratch } from '../../tests/browser/support/server/scratch.ts';
import { temporaryFolder } from '../at-exit.ts';
import { type Host, startHost } from '../world/start-host.ts';
import { ownPostgres } from './own-postgres.ts';

/** How many lists servers return at full load. */
export interface Throughput {
  readonly database: 'PGlite' | 'PostgreSQL';
  readonly instances: number;
  /** Lists per second of each instance. */
  readonly perSecond: readonly number[];
  /** How many cores were busy, with everything that ran on the machine. */
  readonly busyCores: number;
}

interface Plan {
  /** The number of teams. */
  readonly rows: number;
  /** How long each load lasts, in seconds. */
  readonly seconds: number;
  readonly appDir: string;
  readonly tell: (doing: string) => void;
}

/** Requests that wait for one instance at the same time. */
const connections = 8;
const list = '/api/v1/teams?type=web&page=1&listPerPage=10';

/** One server with PGlite; then one and two instances on the same PostgreSQL, if available. */
export async function measureThroughput(plan: Plan): Promise<readonly Throughput[]> {
  const { rows, appDir, tell } = plan;
  const folder = await temporaryFolder(scratch, 'throughput');
  const hosts: Host[] = [];
  const start = async (databaseUrl?: string) => {
    const dataDir = join(folder.path, 'data');
    hosts.push(await startHost({ appDir, dataDir, latency: 0, databaseUrl }));
  };
  const end = async () => {
    await Promise.all(hosts.splice(0).map((host) => host.end()));
  };
  const server = await ownPostgres();
  try {
    tell(`Throughput of PGlite: ${String(rows)} rows`);
    await fill(await openStorage(readSettings({ DATA_DIR: join(folder.path, 'data') })), rows);
    await start();
    const figures: Throughput[] = [{ database: 'PGlite', ...(await load(hosts, plan)) }];
    await end();
    if (server === undefined) return figures;
    tell(`Throughput of PostgreSQL: ${String(rows)} rows`);
    await fill(await openPostgres(server.address), rows);
    for (let instances = 1; instances <= 2; instances += 1) {
      await start(server.address);
      figures.push({ database: 'PostgreSQL', ...(await load(hosts, plan)) });
    }
    return figures;
  } finally {
    await end();
    await server?.end();
    await folder.remove();
  }
}

async function fill({ db, close }: Pick<Database, 'db' | 'close'>, teams: number): Promise<void> {
  try {
    await seed(db, { demo: true, large: { teams, players: 0, matches: 0 }, now: new Date() });
  } finally {
    await close();
  }
}

async function load(
  hosts: readonly Host[],
  { seconds }: Pick<Plan, 'seconds'>,
): Promise<Pick<Throughput, 'instances' | 'perSecond' | 'busyCores'>> {
  const urls = hosts.map(({ url }) => url);
  const [first = ''] = urls;
  const authorization = `Bearer ${await signIn(first)}`;
  const during = async (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    const counts = urls.map(() => 0);
    const work = async (url: string, at: number) => {
      while (performance.now() < until) {
        const response = await fetch(url + list, { headers: { authorization } });
        if (!response.ok) throw new Error(`The list returned ${String(response.status)}`);
        await response.arrayBuffer();
        counts[at] = (counts[at] ?? 0) + 1;
      }
    };
    await Promise.all(urls.flatMap((url, at) => Array.from({ length: connections }, () => work(url, at))));
    return counts;
  };
  // The first seconds include the compilation of the server's code.
  await during(3000);
  const before = busyTime();
  const startedAt = performance.now();
  const counts = await during(seconds * 1000);
  const passed = performance.now() - startedAt;
  return {
    instances: urls.length,
    perSecond: counts.map((count) => (count / passed) * 1000),
    busyCores: (busyTime() - before) / passed,
  };
}

/** Milliseconds that all cores together have worked since the machine started. */
function busyTime(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);
}

async function signIn(url: string): Promise<string> {
  const { email, password } = demoSignIn;
  const body = { email, password: encodePassword(password), device_token: 'bench', device_type: 'web' };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/users/login`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { token } = (await response.json()) as { readonly token: { readonly accessToken: string } };
  return token.accessToken;
}
