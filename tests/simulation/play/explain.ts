import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { buildPrograms } from '../programs.ts';
import { run } from '../run.ts';
import { replayOf } from '../shrink/replay-of.ts';
import { shrink } from '../shrink/shrink.ts';
import { describeOutcome } from '../simulate.ts';
import type { Planted } from './planted.ts';

const folder = resolve(import.meta.dirname, '../../../reports/simulation');

/** Shrinks the failing run of a seed, prints it, and writes it for the machine explorer. */
export async function explain(seed: number, { name, changes }: Planted): Promise<void> {
  const programs = await buildPrograms(changes);
  const shrunk = await shrink(programs, await run(programs, seed), {
    onRun: (runs, steps) => process.stdout.write(`\rShrinking: ${String(steps)} steps after ${String(runs)} runs `),
  });
  const { original, shortest, runs } = shrunk;
  const replay = await replayOf(programs, shrunk, name);
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, `seed-${String(seed)}.json`), JSON.stringify(replay));
  const port = process.env['MACHINES_PORT'] ?? '5180';
  process.stdout.write('\n\n');
  console.log(describeOutcome(shortest));
  console.log(`
Shrunk from ${String(original.schedule.length)} to ${String(shortest.schedule.length)} steps in ${String(runs)} runs.
Every step of it, with "npm run machines": http://localhost:${port}/#/replay/${String(seed)}
The whole run: npm run simulate -- --seed ${String(seed)}${name === null ? '' : ` --bug '${name}'`}`);
}
