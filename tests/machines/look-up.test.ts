import { expect, test } from 'vitest';
import type { Candidate } from '#machines/look-up.ts';
import { judge } from '#machines/look-up.ts';

const record = (id: number | string, differing: readonly string[] = []): Candidate => ({
  id,
  name: 'Lynx',
  differing,
  values: {},
});

test('exactly one equal record that is newer than the send is the one that was sent', () => {
  const candidates = [record(9, ['country']), record(8)];
  expect(judge({ candidates, isComplete: true, newestBefore: 7 })).toEqual({ kind: 'saved', candidate: candidates[1] });
});

test('an equal record that is older proves nothing', () => {
  expect(judge({ candidates: [record(7)], isComplete: true, newestBefore: 7 })).toEqual({ kind: 'notSaved' });
});

test.each([
  ['two equal ones', [record(9), record(8)], 7],
  ['an equal one that may be older', [record(8)], null],
  ['an equal one whose id has no order', [record('a1')], 7],
  ['a newer one that differs', [record(8, ['country'])], 7],
])('%s: the user decides', (_, candidates, newestBefore) => {
  expect(judge({ candidates, isComplete: true, newestBefore })).toEqual({ kind: 'unsure', candidates });
});

test('the result stays unsure if the list was not read up to its newest row', () => {
  expect(judge({ candidates: [], isComplete: false, newestBefore: 7 })).toEqual({ kind: 'unsure', candidates: [] });
});
