import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type FaultLine, openFaultLine } from '../network/fault-line.ts';
import { test } from '../test.ts';
import { addUser, type TestUser } from '../test-user.ts';

/** One user on one device, with a connection of their own. */
export interface Walk {
  readonly page: Page;
  readonly user: TestUser;
  readonly line: FaultLine;
  /** The last one-time code that was sent to a mobile number. */
  readonly codeFor: (mobile: string) => Promise<string>;
}

interface Fixtures {
  readonly line: FaultLine;
  readonly user: TestUser;
  readonly walk: Walk;
}

function lastCode(log: string, mobile: string): string | undefined {
  return [...log.matchAll(/One-time code for (\d+): (\d{6})/g)].findLast(([, to]) => to === mobile)?.[2];
}

export const accessTest = test.extend<Fixtures>({
  line: async ({ proxiedServer }, use) => {
    const line = await openFaultLine(proxiedServer.url, randomUUID());
    await use(line);
    await line.stop();
  },
  baseURL: async ({ line }, use) => {
    await use(line.url);
  },
  user: async ({ proxiedServer }, use) => {
    await use(await addUser(proxiedServer));
  },
  walk: async ({ page, line, user, proxiedServer }, use) => {
    const codeFor = async (mobile: string) => {
      await expect.poll(() => lastCode(proxiedServer.log(), mobile)).toBeDefined();
      return lastCode(proxiedServer.log(), mobile) ?? '';
    };
    await use({ page, user, line, codeFor });
  },
});
