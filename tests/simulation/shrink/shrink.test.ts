import { expect, test } from 'vitest';
import { plantedBugs, plantedRuns } from '../planted-bugs.ts';
import { buildPrograms } from '../programs.ts';
import { run } from '../run.ts';
import { simulate } from '../simulate.ts';
import { replayOf } from './replay-of.ts';
import { shrink } from './shrink.ts';

const bug = plantedBugs.find(({ name }) => name === 'an edit is sent without reading the record first');
if (bug === undefined) throw new Error('The planted bug has another name');
const { name, changes, guarantee } = bug;
const [product, broken] = await Promise.all([buildPrograms(), buildPrograms(changes)]);

test('the schedule of a run plays the identical run', async () => {
  for (const one of [3, 10_003]) {
    const drawn = await run(product, one);
    expect(await run(product, one, { schedule: drawn.schedule })).toEqual(drawn);
  }
});

test('a planted bug is found and shrunk, and still violates its guarantee', async () => {
  const original = await simulate(broken, { ...plantedRuns, guarantee });
  if (original === null) throw new Error('No run violates the guarantee');
  const { seed } = original;
  const shrunk = await shrink(broken, original);
  const { shortest } = shrunk;
  expect(original.broken?.guarantee).toBe(guarantee);
  expect(shortest.broken?.guarantee).toBe(guarantee);
  expect(original.schedule.length, 'before').toBeGreaterThanOrEqual(15);
  expect(shortest.schedule.length, 'after').toBeLessThanOrEqual(12);

  // The steps alone violate nothing: it is the bug.
  const unbroken = await run(product, seed, { schedule: shortest.schedule });
  expect(unbroken.broken).toBeNull();

  const { steps, moments, ...replay } = await replayOf(broken, shrunk, name);
  expect(replay).toMatchObject({ seed, bug: name, guarantee, runs: shrunk.runs });
  expect(replay.original).toHaveLength(original.schedule.length);
  expect(steps.map(({ description }) => description)).toEqual(shortest.schedule.map(({ description }) => description));
  const lanes = new Set(moments.map(({ lane }) => lane));
  expect([...lanes].toSorted()).toEqual(expect.arrayContaining(['network', 'server', 'storage', 'tab 1', 'worker']));
  const form = moments.flatMap(({ machine }) => (machine?.machine === 'form' ? [machine] : []));
  expect(form.flatMap(({ transitions }) => transitions)).toContainEqual(expect.stringContaining('form.save'));
  expect(JSON.stringify(moments)).not.toContain('Seeded team');
});

test('a run that violates nothing cannot be shrunk', async () => {
  const outcome = await run(product, 3);
  await expect(shrink(product, outcome)).rejects.toThrow('violates no guarantee');
});
