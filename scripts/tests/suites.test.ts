import { expect, test } from 'vitest';
import { eachCommit, everything, suites } from './suites.ts';

test('everything includes what each commit runs, in the same order', () => {
  expect(everything.filter((name) => eachCommit.includes(name))).toEqual(eachCommit);
});

test('every suite is a command of package.json', async () => {
  const { scripts } = (await import('../../package.json', { with: { type: 'json' } })).default;
  const lines = Object.values(scripts);
  const names = Object.keys(suites).filter((name) => !['check', 'build', 'size'].includes(name));
  expect(names.filter((name) => !lines.some((line) => line.split(' ').includes(name)))).toEqual([]);
});
