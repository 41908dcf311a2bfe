import { afterEach, expect, test, vi } from 'vitest';
import { createPendingCalls } from '#domain/pending-calls.ts';
import { createPrefetchBudget } from '#lists/prefetch/prefetch-budget.ts';
import { createConnection } from '#session/connection/connection.ts';

afterEach(() => vi.unstubAllGlobals());

function openBudget() {
  const connection = createConnection('');
  const pending = createPendingCalls();
  connection.start();
  return { connection, pending, budget: createPrefetchBudget(connection, pending) };
}

/** How many calls can be taken in a row, of ten. */
const spent = ({ spend }: { spend: () => boolean }) => Array.from({ length: 10 }, spend).filter(Boolean).length;

test('one call for each viewed page, one more for each that was used, and a bounded supply', () => {
  const { budget } = openBudget();
  expect(spent(budget)).toBe(0);
  budget.noteView();
  expect(spent(budget)).toBe(1);
  budget.noteView();
  budget.noteUse();
  expect(spent(budget)).toBe(2);
  for (let view = 0; view < 50; view += 1) budget.noteView();
  expect(spent(budget)).toBe(4);
});

test('none while a call is pending', () => {
  const { budget, pending } = openBudget();
  budget.noteView();
  const change = pending.add({
    kind: 'read',
    startedAt: 0,
    attempt: 1,
    sent: null,
    stop: () => undefined,
    retry: null,
  });
  expect(spent(budget)).toBe(0);
  change(null);
  expect(spent(budget)).toBe(1);
});

test.each([
  ['the user saves data', { saveData: true }],
  ['the network is slow', { effectiveType: '3g' }],
  ['the network is a mobile one', { type: 'cellular' }],
])('none while %s', (_, connection) => {
  const { budget } = openBudget();
  budget.noteView();
  vi.stubGlobal('navigator', { connection });
  expect(spent(budget)).toBe(0);
  vi.stubGlobal('navigator', { connection: { effectiveType: '4g', saveData: false } });
  expect(spent(budget)).toBe(1);
});

test('none when responses are slow or the server cannot be reached', () => {
  const { budget, connection } = openBudget();
  budget.noteView();
  connection.send({ type: 'connectivity.responded', slow: true });
  expect(spent(budget)).toBe(0);
  connection.send({ type: 'connectivity.deviceOffline' });
  expect(spent(budget)).toBe(0);
  connection.send({ type: 'connectivity.responded', slow: false });
  expect(spent(budget)).toBe(1);
});
