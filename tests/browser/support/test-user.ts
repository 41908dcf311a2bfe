import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { askAsAdmin } from './server/ask-as-admin.ts';
import type { Server } from './server/server.ts';
import { serverHost } from './server/start-server-host.ts';

/** A user that no other test signs in as. */
export interface TestUser {
  readonly email: string;
  readonly mobile: string;
  /** The number that the test changes to. */
  readonly newMobile: string;
  readonly password: string;
}

const someMobile = () => `9${String(randomInt(10 ** 9)).padStart(9, '0')}`;

/** The demo administrator creates the user. */
export async function addUser(server: Pick<Server, 'url'>, first_name = 'Asha'): Promise<TestUser> {
  const user = {
    email: `${randomUUID()}@example.com`,
    mobile: someMobile(),
    newMobile: someMobile(),
    password: 'First@1234',
  };
  const { email, mobile: mobile_no } = user;
  const body = { first_name, last_name: 'Rao', email, mobile_no, password: btoa(user.password) };
  await askAsAdmin(server, 'POST', '/users/create', body);
  return user;
}

/** The last one-time code that a server of this process has sent to a mobile number. */
export async function codeFor(mobile: string): Promise<string> {
  const sent = () =>
    [
      ...serverHost()
        .log()
        .matchAll(/One-time code for (\d+): (\d{6})/g),
    ].findLast(([, to]) => to === mobile)?.[2];
  await expect.poll(sent).toBeDefined();
  return sent() ?? '';
}
