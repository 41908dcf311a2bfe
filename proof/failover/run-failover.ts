import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from '../cluster/cluster.ts';
import type { LabNetwork } from '../cluster/lab-network.ts';
import { withCleanup } from '../support/cleanup.ts';
import { startInstances } from '../support/instances.ts';
import { type Load, type Outcome, startLoad } from '../support/load.ts';
import type { Result, Strictness } from '../support/result.ts';
import { rowsOf } from '../support/rows-of.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { Disruption } from './disruptions.ts';

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

interface Disrupted {
  readonly name: string;
  /** From here on in milliseconds since the start of the load: the disruption, a new primary, the end of the watch. */
  readonly at: number;
  readonly elected: number;
  readonly end: number;
}

interface Options extends Strictness {
  readonly disruptions: readonly Disruption[];
}

const steadyMs = 5000;
const watchAfterMs = 20_000;
/** The longest that calls may fail or wait after a new primary is there, in seconds. */
const fullServiceWithin = 15;

/** Two instances of the server on a cluster under load, while its primaries fail. */
export function runFailover(
  network: LabNetwork,
  { disruptions, judgesTimes }: Options,
): Promise<{ readonly results: readonly Result[]; readonly timeline: Timeline }> {
  return withCleanup(async (defer) => {
    const cluster = await startCluster(network);
    defer(cluster.dispose);
    await cluster.healthy(90);
    await rowsOf(cluster.addressOf('postgres'), 'create database desk');
    const instances = await startInstances(cluster.addressOf('desk'), 2);
    defer(instances.stop);
    const load = await startLoad({ instances: instances.addresses, writers: 8, readers: 8, pauseMs: 40 });
    defer(load.stop);
    const watch = watchLeader(cluster, load);
    defer(watch.stop);
    const disrupted: Disrupted[] = [];
    for (const disruption of disruptions) disrupted.push(await disrupt(cluster, load, disruption));
    await load.stop();
    const timeline = { outcomes: load.outcomes, leaderships: await watch.stop(), events: disrupted };
    const served = disrupted.map((one) => judgeService(one, load.outcomes, judgesTimes));
    return { results: [...(await judge(cluster, load)), ...served], timeline };
  });
}

async function disrupt(cluster: Cluster, load: Load, { name, begin }: Disruption): Promise<Disrupted> {
  await cluster.healthy(120);
  await wait(steadyMs);
  const primary = await cluster.leadingMember();
  const at = load.now();
  const repair = await begin(cluster, primary);
  await waitUntil('another member is the primary', 90, async () => {
    const leader = await cluster.leader();
    return leader !== undefined && leader !== primary.name;
  });
  const elected = load.now();
  await wait(watchAfterMs);
  const end = load.now();
  await repair();
  return { name, at, elected, end };
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
  const stored = await rowsOf(
    cluster.addressOf('desk'),
    "select name, count(*)::int as rows from teams where name like 'Proof %' group by name",
  );
  const rows = new Map(stored.map((row) => [String(row['name']), Number(row['rows'])]));
  const lost = [...load.acknowledged].filter((name) => !rows.has(name));
  const twice = [...rows].filter(([, count]) => count > 1);
  const counts = new Map<number, number>();
  for (const { status } of load.outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const unexpected = load.outcomes.filter((one) => !isExpected(one));
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
      requirement:
        'Calls get 200, or 503 with Retry-After. A repeated write may get 409 with it while the first is still in progress',
      measured: `${[...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no response' : status}`).join(', ')}; ${unexpected.length} others or without Retry-After`,
      isMet: unexpected.length === 0,
    },
  ];
}

function isExpected({ kind, isRepeated, status, hasRetryAfter }: Outcome): boolean {
  if (status === 200) return true;
  const mayBe = status === 503 || (status === 409 && kind === 'write' && isRepeated);
  return mayBe && hasRetryAfter;
}

/** Whether all calls are served again after a new primary. A call is judged by its start, so one that hangs counts. */
function judgeService(
  { name, at, elected, end }: Disrupted,
  outcomes: readonly Outcome[],
  judgesTimes: boolean,
): Result {
  const slowestMs = judgesTimes ? fullServiceWithin * 1000 : Number.POSITIVE_INFINITY;
  const isServed = (one: Outcome) => one.status === 200 && one.at - one.startedAt <= slowestMs;
  const started = outcomes.filter(({ startedAt }) => startedAt >= elected && startedAt <= end);
  const lastFailed = Math.max(elected, ...started.filter((one) => !isServed(one)).map(({ startedAt }) => startedAt));
  const writes = started.filter((one) => one.kind === 'write' && one.startedAt > lastFailed && isServed(one)).length;
  const recovered = (lastFailed - elected) / 1000;
  const elections = ((elected - at) / 1000).toFixed(1);
  return {
    requirement: `When ${name}: full service${judgesTimes ? ` within ${String(fullServiceWithin)} s of a new primary` : ' with a new primary'}`,
    measured: `new primary after ${elections} s, the last failed call started ${recovered.toFixed(1)} s later, then ${writes} writes`,
    isMet: writes > 0 && (!judgesTimes || recovered <= fullServiceWithin),
  };
}
