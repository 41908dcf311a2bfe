import { expect, test } from 'vitest';
import { groupBySeries } from '#history/series.ts';
import type { HistoryEntry } from '#machines/history/types.ts';

const entry = (id: number, seriesId: string | null, userId = 1): HistoryEntry => ({
  id,
  entity: 'teams',
  recordId: id,
  recordName: 'Soul',
  action: 'status',
  at: '2025-04-25 08:05:00',
  user: { id: userId, name: `User ${userId}` },
  seriesId,
  changes: [],
  isRestorable: true,
});

test('neighbours of one bulk action are a group; single changes are not', () => {
  const entries = [entry(7, null), entry(6, null), entry(5, 'a'), entry(4, 'a'), entry(3, 'b'), entry(2, 'a')];
  expect(groupBySeries(entries).map((group) => group.map(({ id }) => id))).toEqual([[7], [6], [5, 4], [3], [2]]);
});

test('the actions of two users are two groups, even with one id', () => {
  const entries = [entry(4, 'a', 2), entry(3, 'a', 2), entry(2, 'a', 1)];
  expect(groupBySeries(entries).map((group) => group.map(({ id }) => id))).toEqual([[4, 3], [2]]);
});
