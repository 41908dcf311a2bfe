import { beforeEach, expect, test } from 'vitest';
import { readRecovery, writeRecovery } from '#storage/recovery.ts';
import { readVerified, writeVerified } from '#storage/verified.ts';

beforeEach(() => sessionStorage.clear());

test.each([null, 1_790_000_000_000])(
  'a recovery is stored for this tab with its wait (%j), and deleted',
  (resendAt) => {
    writeRecovery({ username: 'asha', resendAt });
    expect(readRecovery()).toEqual({ username: 'asha', resendAt });
    writeRecovery(null);
    expect(readRecovery()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  },
);

test.each(['garbage', 'null', '7', '{}', '{"username":7,"resendAt":null}', '{"username":"asha","resendAt":"soon"}'])(
  'an invalid recovery starts a new one: %s',
  (stored) => {
    sessionStorage.setItem('recovery', stored);
    expect(readRecovery()).toBeNull();
  },
);

test('the verified username is stored and deleted', () => {
  expect(readVerified()).toBeNull();
  writeVerified('asha');
  expect(readVerified()).toBe('asha');
  writeVerified(null);
  expect(readVerified()).toBeNull();
});
