import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import type { LabNetwork } from '../cluster/lab-network.ts';
import type { Result } from '../support/result.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { Disruption } from './disruptions.ts';
import { startInstances } from './instances.ts';
import { type Load, type Outcome, startLoad } from './load.ts';

/** When a member became the primary, in milliseconds since the start of the load. */
export interface Leadership {
  readonly at: number;
  readonly leader: string | undefined;
}

/** What happened during the load, for the timeline. */
export interface Timeline {
  readonly outcomes: readonly Outcome[];
  readonly leaderships: readonly Leadership[];
  readonly events: readonly { readonly at: number; readonly name: string }[];
}

interface Served {
  readonly name: string;
  /** From the disruption to a new primary, in seconds. */
  readonly elected: number;
  /** From the new primary to the last failed call, in seconds. */
  readonly recovered: number;
}

const steadyMs = 5000;
const watchAfterMs = 20_000;
/** The longest that calls may fail after a new primary is there, in seconds. */
const fullServiceWithin = 15;

/** Two instances of the server on a cluster under load, while its primaries fail. */
export async function runFailover(
  network: LabNetwork,
  disruptions: readonly Disruption[],
): Promise<{ readonly results: readonly Result[]; readonly timeline: Timeline }> {
  const cluster = await startCluster(network);
  try {
    await cluster.healthy(90);
    await query(cluster, 'postgres', 'create database desk');
    const instances = await startInstances(cluster.addressOf('desk'), 2);
    try {
      const load = await startLoad({ instances: instances.addresses, writers: 8, readers: 8, pauseMs: 40 });
      const watch = watchLeader(cluster, load);
      const events: { at: number; name: string }[] = [];
      const served: Served[] = [];
      for (const disruption of disruptions) served.push(await disrupt(cluster, load, disruption, events));
      await load.stop();
      const leaderships = await watch.stop();
      const timeline = { outcomes: load.outcomes, leaderships, events };
      return { results: [...(await judge(cluster, load)), ...served.map(servedInTime)], timeline };
    } finally {
      await instances.stop();
    }
  } finally {
    await cluster.dispose();
  }
}

async function disrupt(
  cluster: Cluster,
  load: Load,
  { name, begin }: Disruption,
  events: { at: number; name: string }[],
): Promise<Served> {
  await cluster.healthy(120);
  await wait(steadyMs);
  const primary = await cluster.leadingMember();
  const at = load.now();
  events.push({ at, name });
  const repair = await begin(cluster, primary);
  await waitUntil('another member is the primary', 90, async () => {
    const leader = await cluster.leader();
    return leader !== undefined && leader !== primary.name;
  });
  const elected = load.now();
  await wait(watchAfterMs);
  const failed = load.outcomes.filter((one) => one.at >= elected && one.status !== 200);
  const last = failed.at(-1)?.at ?? elected;
  await repair();
  return { name, elected: (elected - at) / 1000, recovered: (last - elected) / 1000 };
}

function watchLeader(cluster: Cluster, load: Load) {
  const leaderships: Leadership[] = [];
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const leader = await cluster.leader();
      if (leaderships.length === 0 || leaderships.at(-1)?.leader !== leader)
        leaderships.push({ at: load.now(), leader });
      await wait(250);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await watching;
      return leaderships;
    },
  };
}

async function judge(cluster: Cluster, load: Load): Promise<readonly Result[]> {
  const stored = await query(
    cluster,
    'desk',
    "select name, count(*)::int as rows from teams where name like 'Proof %' group by name",
  );
  const rows = new Map(stored.map((row) => [String(row['name']), Number(row['rows'])]));
  const lost = [...load.acknowledged].filter((name) => !rows.has(name));
  const twice = [...rows].filter(([, count]) => count > 1);
  const counts = new Map<number, number>();
  for (const { status } of load.outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const unexpected = [...counts.keys()].filter((status) => ![200, 409, 503].includes(status));
  const acknowledged = load.acknowledged.size;
  return [
    {
      requirement: 'No acknowledged write is lost',
      measured: `${lost.length} of ${acknowledged}`,
      isMet: lost.length === 0,
    },
    { requirement: 'No write is stored twice', measured: `${twice.length} of ${rows.size}`, isMet: twice.length === 0 },
    {
      requirement: 'Every write succeeds, by repeating it with its key',
      measured: `${load.givenUp.length} given up`,
      isMet: load.givenUp.length === 0 && acknowledged > 0,
    },
    {
      requirement: 'Calls get 200, or 503 with Retry-After',
      measured: [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no response' : status}`).join(', '),
      isMet: unexpected.length === 0,
    },
  ];
}

function servedInTime({ name, elected, recovered }: Served): Result {
  return {
    requirement: `When ${name}: full service within ${String(fullServiceWithin)} s of a new primary`,
    measured: `new primary after ${elected.toFixed(1)} s, last failed call ${recovered.toFixed(1)} s later`,
    isMet: recovered <= fullServiceWithin,
  };
}

async function query(
  cluster: Cluster,
  database: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: cluster.addressOf(database) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
