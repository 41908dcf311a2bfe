import { beforeEach, expect, test, vi } from 'vitest';
import { rulesetsIn, storedRulesets, subscribeRulesets, writeRulesets } from '#storage/rulesets.ts';
import { fillStorage } from '../../support/page/fill-storage.ts';

beforeEach(() => localStorage.clear());

const nothing = { own: [], chosen: {}, adjustments: {}, draft: null };
const read = (userId: number) => rulesetsIn(storedRulesets(), userId);

test('each user has rulesets of their own, and each change starts from the newest state', () => {
  const own = [{ id: 'a', line: 'name=A' }];
  const adjustments = { 'tournament/11': { 32: { points: -10, reason: 'Late' } } };
  expect(writeRulesets(1, () => ({ own }))).toBe('stored');
  expect(writeRulesets(1, ({ chosen }) => ({ chosen: { ...chosen, 'series/7': 'a' } }))).toBe('stored');
  expect(writeRulesets(2, () => ({ adjustments, draft: { former: null, line: 'places=12-x' } }))).toBe('stored');
  expect(read(1)).toEqual({ ...nothing, own, chosen: { 'series/7': 'a' } });
  expect(read(2)).toEqual({ ...nothing, adjustments, draft: { former: null, line: 'places=12-x' } });
  expect(read(3)).toEqual(nothing);
});

test.each([null, '{', '[]', '{"1":7}', '{"1":{"own":{},"chosen":[],"adjustments":7,"draft":{"line":1}}}'])(
  '%j is read as nothing',
  (stored) => {
    expect(rulesetsIn(stored, 1)).toEqual(nothing);
  },
);

test('what cannot be read is left out alone', () => {
  const stored = {
    1: {
      own: [{ id: 'a', line: 'name=A' }, { id: 1 }, 'b'],
      chosen: { 'series/7': 'a', 'series/8': 8 },
      adjustments: { 'tournament/1': { 32: { points: 5, reason: 'x' }, 33: { points: '5' } } },
    },
  };
  expect(rulesetsIn(JSON.stringify(stored), 1)).toEqual({
    ...nothing,
    own: [{ id: 'a', line: 'name=A' }],
    chosen: { 'series/7': 'a' },
    adjustments: { 'tournament/1': { 32: { points: 5, reason: 'x' } } },
  });
});

test('the oldest choices are forgotten, and no penalty is', () => {
  const chosen = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`tournament/${at}`, 'a']));
  const adjustments = Object.fromEntries(
    Array.from({ length: 600 }, (_, at) => [`tournament/${at}`, { 1: { points: 1, reason: 'x' } }]),
  );
  writeRulesets(1, () => ({ chosen, adjustments }));
  expect(Object.keys(read(1).chosen)).toHaveLength(500);
  expect(Object.keys(read(1).chosen).at(-1)).toBe('tournament/599');
  expect(Object.keys(read(1).adjustments)).toHaveLength(600);
});

test('a full storage leaves what was stored, and others are notified of changes only', () => {
  const onChange = vi.fn();
  const unsubscribe = subscribeRulesets(onChange);
  writeRulesets(1, () => ({ own: [{ id: 'a', line: 'name=A' }] }));
  fillStorage();
  expect(writeRulesets(1, () => ({ own: [{ id: 'b', line: `name=${'B'.repeat(1000)}` }] }))).toBe('full');
  expect(read(1).own).toEqual([{ id: 'a', line: 'name=A' }]);
  expect(onChange).toHaveBeenCalledTimes(1);
  unsubscribe();
});
