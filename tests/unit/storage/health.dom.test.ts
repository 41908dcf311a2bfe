import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  boundedWork,
  monitored,
  StorageUnresponsive,
  storageTimeoutMs,
  subscribeRecovery,
  unlessUnresponsive,
  unresponsiveDatabases,
} from '#storage/health.ts';

let pending: (() => void)[];
const hanging = () => new Promise<string>((resolve) => pending.push(() => resolve('late')));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  pending = [];
  vi.useFakeTimers();
});
afterEach(async () => {
  for (const settleWork of pending) settleWork();
  await settle();
  vi.useRealTimers();
});

test('work within the timeout changes nothing', async () => {
  expect(await boundedWork('lists', async () => 'done')).toBe('done');
  await vi.advanceTimersByTimeAsync(storageTimeoutMs * 2);
  expect(unresponsiveDatabases()).toEqual([]);
});

test('work that hangs rejects after the timeout, and the next one at once, without starting', async () => {
  const first = boundedWork('drafts', hanging).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(storageTimeoutMs);
  expect(await first).toBeInstanceOf(StorageUnresponsive);
  expect(unresponsiveDatabases()).toEqual(['drafts']);
  const work = vi.fn(hanging);
  await expect(boundedWork('drafts', work)).rejects.toBeInstanceOf(StorageUnresponsive);
  expect(work).not.toHaveBeenCalled();
});

test('other work that waits for the same database rejects too', async () => {
  void monitored('lists', hanging());
  await vi.advanceTimersByTimeAsync(storageTimeoutMs - 1);
  const late = boundedWork('lists', hanging).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toBeInstanceOf(StorageUnresponsive);
});

test('one unresponsive database does not affect the others', async () => {
  void monitored('changes', hanging());
  await vi.advanceTimersByTimeAsync(storageTimeoutMs);
  expect(await boundedWork('drafts', async () => 'done')).toBe('done');
});

test('work that has already settled counts, whatever happens later', async () => {
  void monitored('lists', hanging());
  await vi.advanceTimersByTimeAsync(storageTimeoutMs);
  expect(await unlessUnresponsive(Promise.resolve('known'), 'lists')).toBe('known');
  await expect(unlessUnresponsive(hanging(), 'lists')).rejects.toBeInstanceOf(StorageUnresponsive);
});

test('storage that responds again is available once nothing is overdue', async () => {
  const recovered = vi.fn();
  const unsubscribe = subscribeRecovery('lists', recovered);
  void monitored('lists', hanging());
  void monitored('lists', hanging());
  await vi.advanceTimersByTimeAsync(storageTimeoutMs);
  pending[0]?.();
  await settle();
  expect(unresponsiveDatabases()).toEqual(['lists']);
  expect(recovered).not.toHaveBeenCalled();
  pending[1]?.();
  await settle();
  expect(unresponsiveDatabases()).toEqual([]);
  expect(recovered).toHaveBeenCalledOnce();
  unsubscribe();
});

test('if the device sleeps, only a part of the timeout is used up', async () => {
  const done = boundedWork('lists', hanging);
  vi.setSystemTime(Date.now() + 3_600_000);
  // After waking, the pending timer fires at once, and storage responds shortly after.
  await vi.advanceTimersToNextTimerAsync();
  expect(unresponsiveDatabases()).toEqual([]);
  pending[0]?.();
  expect(await done).toBe('late');
});
