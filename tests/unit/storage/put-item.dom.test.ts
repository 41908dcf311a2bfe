import { beforeEach, expect, test, vi } from 'vitest';
import { writePreference } from '#storage/preferences.ts';
import { clearPersonalStorage, encryptUser, readStoredUser, writeEncryptedUser } from '#storage/stored-session.ts';

const user = {
  ...{ id: 7, first_name: 'Asha', last_name: 'Rao', mobile_no: '', email: 'asha@example.com' },
  ...{ profile_pic: null, role_name: 'admin' },
};

beforeEach(() => localStorage.clear());

/** The values that another window reads under `key` after each step of `work`: windows share storage without locks. */
function seenMeanwhile(key: string, work: () => void): readonly (string | null)[] {
  const seen: (string | null)[] = [];
  const { localStorage: shared } = window;
  const get = (_: Storage, member: string | symbol): unknown => {
    const held: unknown = Reflect.get(shared, member);
    if (typeof held !== 'function') return held;
    return (...given: unknown[]): unknown => {
      const result: unknown = Reflect.apply(held, shared, given);
      seen.push(shared.getItem(key));
      return result;
    };
  };
  vi.stubGlobal('localStorage', new Proxy(shared, { get }));
  work();
  vi.unstubAllGlobals();
  return seen;
}

test('a launch that reads while another window writes the same user finds it: nobody is logged out', async () => {
  writeEncryptedUser(await encryptUser(user));
  const again = await encryptUser(user);
  expect(seenMeanwhile('userData', () => writeEncryptedUser(again))).not.toContain(null);
  expect(await readStoredUser()).toEqual(user);
});

test('a window that reads while another signs out finds the chosen theme', () => {
  writePreference('theme', 'dark');
  localStorage.setItem('userData', 'of Asha');
  const seen = seenMeanwhile('theme', clearPersonalStorage);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(null);
  expect(localStorage.getItem('userData')).toBeNull();
});
