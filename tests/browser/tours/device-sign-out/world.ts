import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { deviceSignOutMachine } from '#machines/device-sign-out/machine.ts';
import { goTo, signIn } from '../../support/app.ts';
import type { FaultServer } from '../../support/network/fault-server.ts';
import { test } from '../../support/test.ts';
import type { TestUser } from '../../support/test-user.ts';
import type { At, Step } from '../support/tour.ts';

/** A user at the profile, who is also logged in on a phone. Every call about sessions waits for a step. */
export interface SessionsWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly user: TestUser;
  /** Signs in on the phone. */
  readonly signInOnPhone: () => Promise<void>;
  /** Ends the session of the phone. */
  readonly endOnPhone: () => Promise<void>;
}

export type Here = At<SnapshotFrom<typeof deviceSignOutMachine>>;
export type SessionsStep = Step<SessionsWorld, SnapshotFrom<typeof deviceSignOutMachine>>;

export const loadCall = /^\/api\/v1\/users\/sessions$/;
export const endCall = /^\/api\/v1\/users\/sessions\?Id=/;

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
export const phoneName = 'Safari on iPhone';

interface SignedIn {
  readonly token: { readonly accessToken: string };
}

interface Listed {
  readonly data: readonly { readonly id: number; readonly current: boolean }[];
}

export const sessionsTest = test.extend<{ world: SessionsWorld }>({
  world: async ({ page, faults, user, tourServer: { url } }, use) => {
    const call = async <T>(method: string, path: string, { token = '', body }: { token?: string; body?: object }) => {
      const headers = {
        'content-type': 'application/json',
        'user-agent': phone,
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}/api/v1/users${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(response.status, path).toBe(200);
      return (await response.json()) as T;
    };
    let token = '';
    const credentials = { email: user.email, password: btoa(user.password), device_token: 'p', device_type: 'ios' };
    const signInOnPhone = async () => {
      token = (await call<SignedIn>('POST', '/login', { body: credentials })).token.accessToken;
    };
    const endOnPhone = async () => {
      const { data } = await call<Listed>('GET', '/sessions', { token });
      const own = data.find(({ current }) => current);
      await call('DELETE', `/sessions?Id=${own?.id}`, { token });
    };
    await signInOnPhone();
    await use({ page, faults, user, signInOnPhone, endOnPhone });
  },
});

export async function openProfile({ page, faults, user }: SessionsWorld): Promise<void> {
  await signIn(page, user);
  await faults.set('stalled', { path: loadCall });
  await faults.set('stalled', { path: endCall });
  await goTo(page, '/profile');
  await expect(section(page)).toBeVisible();
  await faults.settle(loadCall, 'ok');
}

export const section = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });
export const dialog = (page: Page) => page.getByRole('alertdialog');
export const expired = (page: Page) => page.getByRole('dialog', { name: 'Session expired. Log in again.' });
