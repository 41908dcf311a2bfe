import { chown, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPostgres } from '../../scripts/postgres/find-postgres.ts';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { atExit, temporaryFolder } from '../support/at-exit.ts';
import { type Running, startProcess } from '../support/processes.ts';
import { waitUntil } from '../support/wait-until.ts';
import { haproxyConfiguration, patroniConfiguration, pgbouncerConfiguration } from './configurations.ts';
import { asNobody, type LabHost, type LabNetwork, nobody } from './lab-network.ts';

/** A member of the cluster. */
export interface Member extends LabHost {
  /** Kills PostgreSQL and Patroni without a chance to clean up. */
  readonly kill: () => Promise<void>;
  /** Starts them with their data. */
  readonly start: () => Promise<void>;
}

export interface Cluster {
  /** The address of a database through PgBouncer and HAProxy. */
  readonly addressOf: (database: string) => string;
  /** The name of the primary; undefined while there is none. */
  readonly leader: () => Promise<string | undefined>;
  readonly leadingMember: () => Promise<Member>;
  /** Waits until all members run, one of them as the primary and one as its synchronous standby. */
  readonly healthy: (seconds: number) => Promise<void>;
  /** Orders a planned change of the primary. */
  readonly switchOver: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

interface ClusterState {
  readonly members: readonly { readonly name: string; readonly role: string; readonly state: string }[];
}

/** A PostgreSQL under Patroni on each machine, with etcd, behind HAProxy and PgBouncer. */
export async function startCluster(network: LabNetwork): Promise<Cluster> {
  const found = findPostgres();
  if (found === undefined) throw new Error('PostgreSQL is not installed. Run "npx tsx scripts/ensure.ts cluster".');
  // Patroni needs programs that a folder of links may lack.
  const programs = dirname(await realpath(join(found, 'postgres')));
  const folder = await temporaryFolder('cluster');
  await chown(folder, nobody, nobody);
  const processes: Running[] = [];
  const start = (name: string, line: readonly string[]) => {
    const running = startProcess(name, line, { folder, logFile: join(folder, `${name}.log`) });
    processes.push(running);
    return running;
  };

  // PostgreSQL leaves the process group of Patroni.
  const killAll = () => {
    for (const host of network.hosts) host.killAll();
  };
  const forget = atExit(killAll);

  /** First what clients use, and last what the members need to end in order. */
  async function dispose(): Promise<void> {
    for (const name of ['pgbouncer', 'haproxy', ...network.hosts.map((host) => host.name), 'etcd']) {
      for (const one of processes.filter((running) => running.name === name)) await one.stop();
    }
    killAll();
    forget();
    network.dispose();
    // Killed programs end a moment later and may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  try {
    const [etcdPort, peerPort, haproxyPort, pgbouncerPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const etcd = { host: network.gateway, port: etcdPort };
    const etcdUrl = `http://${network.gateway}:${String(etcdPort)}`;
    const peerUrl = `http://127.0.0.1:${String(peerPort)}`;
    const dataDir = join(folder, 'etcd');
    start('etcd', [
      ...[...asNobody, 'etcd', '--name', 'etcd', '--data-dir', dataDir],
      ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
      ...[
        '--listen-peer-urls',
        peerUrl,
        '--initial-advertise-peer-urls',
        peerUrl,
        '--initial-cluster',
        `etcd=${peerUrl}`,
      ],
    ]);
    await waitUntil('etcd responds', 20, async () => (await fetch(`${etcdUrl}/health`)).ok);

    const members = await Promise.all(
      network.hosts.map(async (host): Promise<Member> => {
        const own = join(folder, host.name);
        await mkdir(own);
        await chown(own, nobody, nobody);
        const file = join(own, 'patroni.yaml');
        const options = { etcd, folder: own, programs, network: network.subnet };
        await writeFile(file, patroniConfiguration(host, options));
        let patroni: Running | undefined;
        return {
          ...host,
          start: async () => {
            patroni = start(host.name, host.onHost(['patroni', file]));
          },
          kill: async () => {
            host.killAll();
            await waitUntil(`${host.name} has ended`, 10, async () => patroni?.hasEnded());
          },
        };
      }),
    );
    for (const member of members) await member.start();

    const haproxyFile = join(folder, 'haproxy.cfg');
    await writeFile(haproxyFile, haproxyConfiguration(haproxyPort, members));
    start('haproxy', [...asNobody, 'haproxy', '-db', '-f', haproxyFile]);
    const pgbouncerFile = join(folder, 'pgbouncer.ini');
    await writeFile(pgbouncerFile, pgbouncerConfiguration(pgbouncerPort, { port: haproxyPort }));
    start('pgbouncer', [...asNobody, 'pgbouncer', pgbouncerFile]);

    /** The members as any of them sees the cluster. */
    async function state(): Promise<ClusterState['members']> {
      const asked = members.map(async ({ address, ports }) => {
        const signal = AbortSignal.timeout(1500);
        const response = await fetch(`http://${address}:${String(ports.patroni)}/cluster`, { signal });
        return ((await response.json()) as ClusterState).members;
      });
      return await Promise.any(asked);
    }

    /** The member that itself says that it is the primary: others learn of it later. */
    async function leader(): Promise<string | undefined> {
      const asked = members.map(async ({ name, address, ports }) => {
        const signal = AbortSignal.timeout(1000);
        const { ok } = await fetch(`http://${address}:${String(ports.patroni)}/primary`, { signal });
        if (!ok) throw new Error(`${name} is not the primary`);
        return name;
      });
      return await Promise.any(asked).catch(() => undefined);
    }

    return {
      leader,
      leadingMember: async () => {
        const name = await leader();
        const found = members.find((member) => member.name === name);
        if (found === undefined) throw new Error('The cluster has no primary');
        return found;
      },
      healthy: async (seconds) => {
        await waitUntil('the cluster has a primary, a synchronous standby and all members', seconds, async () => {
          const found = await state();
          const isRunning = found.every((one) => one.state === 'running' || one.state === 'streaming');
          const roles = found.map(({ role }) => role);
          return (
            found.length === members.length && isRunning && roles.includes('leader') && roles.includes('sync_standby')
          );
        });
      },
      switchOver: async () => {
        const [from, candidate] = [await leader(), (await state()).find(({ role }) => role === 'sync_standby')?.name];
        const [any] = members;
        if (any === undefined) throw new Error('The cluster has no members');
        const body = JSON.stringify({ leader: from, candidate });
        const response = await fetch(`http://${any.address}:${String(any.ports.patroni)}/switchover`, {
          method: 'POST',
          body,
        });
        if (!response.ok) throw new Error(`Patroni refuses the switchover: ${await response.text()}`);
      },
      addressOf: (database) => `postgres://postgres@127.0.0.1:${String(pgbouncerPort)}/${database}`,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
