import { beforeEach, expect, test, vi } from 'vitest';
import { findDirtyLocks, holdDirtyLock } from '#update/dirty-lock.ts';

/** The Web Locks of a browser, as far as the app asks: shared ones, and what is held. */
function fakeLocks() {
  const held: { name: string }[] = [];
  return {
    held,
    request: async (name: string, _: LockOptions, hold: () => Promise<void>) => {
      await Promise.resolve();
      const lock = { name };
      held.push(lock);
      await hold();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held] }),
  };
}

let locks = fakeLocks();
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

test('this window is dirty while any of its forms is', async () => {
  expect(await findDirtyLocks()).toBeNull();
  const [first, second] = [holdDirtyLock(), holdDirtyLock()];
  expect(await findDirtyLocks()).toBe('here');
  first();
  await settle();
  expect(await findDirtyLocks()).toBe('here');
  second();
  await settle();
  expect(await findDirtyLocks()).toBeNull();
});

test('a form that becomes dirty while the windows are asked is one of them', async () => {
  const asked = findDirtyLocks();
  const release = holdDirtyLock();
  expect(await asked).toBe('here');
  release();
  await settle();
  expect(await findDirtyLocks()).toBeNull();
});

test('another window’s form is told from this one’s, and from what other locks are for', async () => {
  locks.held.push({ name: 'something else' });
  expect(await findDirtyLocks()).toBeNull();
  locks.held.push({ name: 'dirty:another' });
  expect(await findDirtyLocks()).toBe('elsewhere');
});

test('an address without locks has no worker, and nothing to lose', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.stubGlobal('navigator', {});
  expect(await findDirtyLocks()).toBeNull();
  expect(holdDirtyLock()).not.toThrow();
});
