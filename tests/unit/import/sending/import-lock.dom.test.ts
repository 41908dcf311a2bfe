import { beforeEach, expect, test } from 'vitest';
import { importLock } from '#import/sending/import-lock.ts';
import { nextTask } from '../../../support/let-time-pass.ts';
import { fakeLocks } from './fake-locks.ts';

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});

const now = () => ({ isWaiting: false, signal: new AbortController().signal });
const ended = () => Promise.resolve();

/** Work that ends when the test says so. */
function openWork() {
  const work = { end: () => {} };
  const ended = new Promise<void>((resolve) => {
    work.end = resolve;
  });
  return Object.assign(work, { ended: () => ended });
}
const later = () => ({ isWaiting: true, signal: new AbortController().signal });

test('one window has the import; another one gets it when the first ends', async () => {
  const [one, other] = [importLock(), importLock()];
  const machine = new AbortController();
  expect(await one.acquire('a', now())).toBe(true);
  expect(await one.acquire('a', now())).toBe(true);
  void one.hold(machine.signal, ended);
  expect(await other.acquire('a', now())).toBe(false);
  const waiting = other.acquire('a', later());
  machine.abort();
  expect(await waiting).toBe(true);
  expect(await one.acquire('a', now())).toBe(false);
});

test('another window gets the import only when the last write or removal of the first has ended', async () => {
  const [one, other] = [importLock(), importLock()];
  const machine = new AbortController();
  const last = openWork();
  await one.acquire('a', now());
  void one.hold(machine.signal, last.ended);
  machine.abort();
  expect(await other.acquire('a', now())).toBe(false);
  const waiting = other.acquire('a', later());
  last.end();
  expect(await waiting).toBe(true);
});

test('a window that opens the import again during its last write has it further on', async () => {
  const [one, other] = [importLock(), importLock()];
  const machine = new AbortController();
  const last = openWork();
  await one.acquire('a', now());
  void one.hold(machine.signal, last.ended);
  machine.abort();
  expect(await one.acquire('a', now())).toBe(true);
  last.end();
  await nextTask();
  expect(await other.acquire('a', now())).toBe(false);
});

test('a window that has stopped waiting does not keep the lock', async () => {
  const [one, other, third] = [importLock(), importLock(), importLock()];
  expect(await one.acquire('a', now())).toBe(true);
  const stopped = new AbortController();
  const waiting = other.acquire('a', { isWaiting: true, signal: stopped.signal });
  stopped.abort();
  one.release();
  expect(await waiting).toBe(false);
  expect(await third.acquire('a', now())).toBe(true);
});

test('without locks each window has the import', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  expect(await importLock().acquire('a', now())).toBe(true);
});
