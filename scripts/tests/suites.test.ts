import { expect, test } from 'vitest';
import { type PartName, parts } from '../../proof/parts.ts';
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

test('a short proof needs what its parts need', () => {
  const proofs = Object.values(suites).flatMap((suite) =>
    suite.lines.flatMap((line) => {
      const [, names] = line.split('proof.ts --short ');
      return names === undefined ? [] : [{ suite, names: names.split(' ') as PartName[] }];
    }),
  );
  expect(proofs.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(parts).toSorted());
  for (const { suite, names } of proofs) {
    const needs = new Set('needs' in suite ? suite.needs : []);
    expect(needs).toEqual(new Set(names.flatMap((name) => parts[name].needs)));
  }
});
