import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const files = import.meta.glob(['../../machines/**/*.ts', '../../src/{domain,storage,worker}/**/*.ts']);
const area = areas.find(({ name }) => name === process.env['MUTATION_AREA']);

/** What a browser alone can run. */
const isWorkerEntry = (path: string) => /\/worker\/(sw|drafts)\.ts$/.test(path);

/** Code that fails as it is read would take the tests with it, which nobody counts as noticed. */
test('each file of the area can be read', async () => {
  const [folder = ''] = (area?.mutate[0] ?? '').split('*');
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../../${folder}`) && !isWorkerEntry(path));
  expect(own).not.toEqual([]);
  for (const [, load] of own) await load();
});
