import { beforeEach, expect, test, vi } from 'vitest';
import { findDirtyLocks, holdDirtyLock } from '#worker/client/dirty-lock.ts';
import { nextTask } from '../../../support/let-time-pass.ts';

/** The Web Locks API, as far as the app uses it: shared locks and the query of held ones. */
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

beforeEach(() => {
  locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

test('a window is dirty while any of its forms is', async () => {
  expect(await findDirtyLocks()).toBeNull();
  const [first, second] = [holdDirtyLock(), holdDirtyLock()];
  expect(await findDirtyLocks()).toBe('here');
  first();
  await nextTask();
  expect(await findDirtyLocks()).toBe('here');
  second();
  await nextTask();
  expect(await findDirtyLocks()).toBeNull();
});

test('a form that becomes dirty during the query is included', async () => {
  const asked = findDirtyLocks();
  const release = holdDirtyLock();
  expect(await asked).toBe('here');
  release();
  await nextTask();
  expect(await findDirtyLocks()).toBeNull();
});

test('a form in another window is distinguished from this window and from other locks', async () => {
  locks.held.push({ name: 'something else' });
  expect(await findDirtyLocks()).toBeNull();
  locks.held.push({ name: 'dirty:another' });
  expect(await findDirtyLocks()).toBe('elsewhere');
});

test('without Web Locks no window is dirty', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.stubGlobal('navigator', {});
  expect(await findDirtyLocks()).toBeNull();
  expect(holdDirtyLock()).not.toThrow();
});
