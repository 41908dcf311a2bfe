import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const files = import.meta.glob(['../../machines/**/*.ts', '../../src/{domain,storage,worker}/**/*.ts']);
const area = areas.find(({ name }) => name === process.env['MUTATION_AREA']);

/** Whether only a browser can run the file. */
const isWorkerEntry = (path: string) => /\/worker\/(sw|drafts)\.ts$/.test(path);

/** A mutant that fails on import fails all tests. Stryker would not count it as killed without this test. */
test('each file of the area can be imported', async () => {
  const [folder = ''] = (area?.mutate[0] ?? '').split('*');
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../../${folder}`) && !isWorkerEntry(path));
  expect(own).not.toEqual([]);
  for (const [, load] of own) await load();
});
