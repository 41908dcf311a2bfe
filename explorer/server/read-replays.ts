import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Replay, ReplaySummary } from '../../tests/simulation/recording/replay.ts';

const folder = 'reports/simulation';

/** The replays that `npm run simulate` has left in reports/, the latest first. */
export async function listReplays(root: string): Promise<readonly ReplaySummary[]> {
  const files = (await readdir(join(root, folder)).catch(() => [])).filter((name) => /^seed-\d+\.json$/.test(name));
  const replays = await Promise.all(files.map((name) => read(join(root, folder, name))));
  return replays.map(summaryOf).toSorted((one, other) => other.writtenAt.localeCompare(one.writtenAt));
}

/** @throws Error if there is none of this seed. */
export async function readReplay(root: string, body: unknown): Promise<Replay> {
  const { seed } = body as { readonly seed: string };
  if (!/^\d{1,10}$/.test(seed)) throw new Error(`"${seed}" is no seed`);
  return await read(join(root, folder, `seed-${seed}.json`)).catch(() => {
    throw new Error(`There is no replay of seed ${seed}. Make one: npm run simulate -- --seed ${seed}`);
  });
}

async function read(file: string): Promise<Replay> {
  return JSON.parse(await readFile(file, 'utf8')) as Replay;
}

function summaryOf({ original, steps, moments: _, ...summary }: Replay): ReplaySummary {
  return { ...summary, before: original.length, after: steps.length };
}
