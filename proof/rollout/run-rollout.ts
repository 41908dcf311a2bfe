import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { copyBuild } from '../../tests/browser/support/server/next-build.ts';
import { ownDatabase } from '../../tests/support/postgres/own-database.ts';
import { postgresServer } from '../../tests/support/postgres/postgres-server.ts';
import { removeAtExit, temporaryFolder } from '../support/at-exit.ts';
import { withCleanup } from '../support/cleanup.ts';
import { startLoad } from '../support/load.ts';
import { type Running, startProcess } from '../support/processes.ts';
import type { Result } from '../support/result.ts';
import { rowsOf } from '../support/rows-of.ts';
import { waitUntil } from '../support/wait-until.ts';
import { copyNextVersion, thisVersion, type Version } from './next-version.ts';
import { openStaffPage } from './staff-page.ts';

const steadyMs = 4000;

/** Each server that HAProxy may use gets requests while it says that it is ready. */
function balancerConfiguration(port: number, ports: readonly string[]): string {
  const servers = ports.map((one) => `  server at${one} 127.0.0.1:${one} check`);
  return `global
  maxconn 500
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch
  retries 3
  retry-on conn-failure
frontend desk
  bind 127.0.0.1:${String(port)}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 500ms fall 1 rise 1
${servers.join('\n')}
`;
}

/** Replaces two instances under load by the next version, and goes back. */
export function runRollout(): Promise<readonly Result[]> {
  return withCleanup(async (defer) => {
    const folder = await temporaryFolder('rollout');
    defer(() => rm(folder, { recursive: true, force: true }));
    const [app, nextApp] = [await copyBuild(), await copyBuild()];
    for (const build of [app, nextApp]) {
      removeAtExit(build.folder);
      defer(build.dispose);
    }
    const nextAppVersion = await nextApp.upgrade();
    const next = await copyNextVersion();
    defer(next.dispose);
    const postgres = await postgresServer();
    defer(postgres.dispose);
    const database = await ownDatabase(postgres.address);
    defer(database.drop);
    const ports = await Promise.all(Array.from({ length: 6 }, async () => String(await freePort())));

    async function startOn(port: string, { folder: code, name }: Version): Promise<Running> {
      const appDir = (code === next.folder ? nextApp : app).folder;
      const env = {
        ...{
          PORT: port,
          DATABASE_URL: database.address,
          DATA_DIR: join(folder, 'data'),
          APP_DIR: appDir,
          SEED: 'demo',
        },
        ...{ METRICS_PORT: 'off', LOG_LEVEL: 'warn', DRAIN_SECONDS: '3', TRUSTED_PROXIES: '1' },
      };
      const line = [process.execPath, '--import', 'tsx', 'server/main.ts'];
      const running = startProcess(`${name} on ${port}`, line, {
        env,
        folder: code,
        logFile: join(folder, `${port}.log`),
      });
      defer(running.stop);
      await waitUntil(`${running.name} is ready`, 60, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
      return running;
    }

    const [one = '', two = '', three = '', four = '', five = '', six = ''] = ports;
    let serving = [await startOn(one, thisVersion), await startOn(two, thisVersion)];
    const balancerPort = await freePort();
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, balancerConfiguration(balancerPort, ports));
    const line = ['haproxy', '-db', '-f', file];
    defer(startProcess('haproxy', line, { folder, logFile: join(folder, 'haproxy.log') }).stop);
    const address = `http://127.0.0.1:${String(balancerPort)}`;
    // It takes all servers for ready until its first checks.
    await wait(2000);
    await waitUntil('the balancer serves', 20, async () => (await fetch(`${address}/readyz`)).ok);

    const page = await openStaffPage(`http://localhost:${String(balancerPort)}`);
    defer(page.close);
    const load = await startLoad({ instances: [address], writers: 4, readers: 8, pauseMs: 30 });
    defer(load.stop);
    const replace = async (version: Version, on: readonly string[]) => {
      const former = serving;
      serving = [];
      for (const [at, port] of on.entries()) {
        await wait(steadyMs);
        serving.push(await startOn(port, version));
        // The balancer has seen that the new instance is ready.
        await wait(1500);
        await former[at]?.stop();
      }
    };
    const before = await page.save('Before');
    await replace(next, [three, four]);
    const migrated = await columnExists(database.address);
    const oldPage = await page.save('Old page, new server');
    await page.loadVersion(nextAppVersion);
    const newPage = await page.save('New page, new server');
    await replace(thisVersion, [five, six]);
    const rolledBack = await page.save('New page, old server');
    await wait(steadyMs);
    await load.stop();

    const failed = load.outcomes.filter(({ status }) => status !== 200);
    const names = new Set(await storedNames(database.address));
    const lost = [...load.acknowledged].filter((name) => !names.has(name));
    return [
      {
        requirement: 'The next version migrates the database while the former one serves',
        measured: migrated ? 'migrated' : 'not migrated',
        isMet: migrated,
      },
      {
        requirement: 'No call fails during the update to N+1 and back to N',
        measured: `${failed.length} of ${load.outcomes.length}${failed.length > 0 ? `: ${[...new Set(failed.map(({ status }) => status))].join(', ')}` : ''}`,
        isMet: failed.length === 0 && load.outcomes.length > 100,
      },
      {
        requirement: 'A page that was open before the update saves, before and after it loads the new version',
        measured: [before, oldPage, newPage].map(({ status, name }) => `${status} "${name}"`).join(', '),
        isMet: [before, oldPage, newPage].every(({ status }) => status === 200),
      },
      {
        requirement: 'A page of the new version saves after the rollback',
        measured: `${rolledBack.status} "${rolledBack.name}"`,
        isMet: rolledBack.status === 200,
      },
      {
        requirement: 'No acknowledged write is lost',
        measured: `${lost.length} of ${load.acknowledged.size}`,
        isMet: lost.length === 0 && load.acknowledged.size > 50,
      },
    ];
  });
}

const columnExists = async (address: string) =>
  (
    await rowsOf(
      address,
      "select 1 from information_schema.columns where table_name = 'teams' and column_name = 'proof_note'",
    )
  ).length > 0;

const storedNames = async (address: string) =>
  (await rowsOf(address, "select name from teams where name like 'Proof %'")).map((row) => String(row['name']));
