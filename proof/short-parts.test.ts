import { expect, test } from 'vitest';
import { suites } from '../scripts/tests/suites.ts';
import { type PartName, parts } from './parts.ts';

test('a short proof needs what its parts need', () => {
  const proofs = Object.values(suites).flatMap((suite) =>
    suite.lines.flatMap((line) => {
      const [, names] = line.split('proof/main.ts --short ');
      return names === undefined ? [] : [{ suite, names: names.split(' ') as PartName[] }];
    }),
  );
  expect(proofs.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(parts).toSorted());
  for (const { suite, names } of proofs) {
    const needs = new Set('needs' in suite ? suite.needs : []);
    expect(needs).toEqual(new Set(names.flatMap((name) => parts[name].needs)));
  }
});
