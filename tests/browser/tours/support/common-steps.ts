import { expect, type Page } from '@playwright/test';
import { signInAgain } from '../../support/app.ts';
import type { FaultServer } from '../../support/network/fault-server.ts';

/** Steps of several tours. A tour adds the events that they cause. */

interface Connected {
  readonly page: Page;
  readonly faults: FaultServer;
}

type Fault = Parameters<FaultServer['settle']>[1];

const refreshCall = /^\/api\/v1\/users\/refreshToken/;

/** The server rejects the token of a stalled call, and the refresh. */
export async function refuseToken(faults: FaultServer, call: RegExp): Promise<void> {
  await faults.set('401', { path: refreshCall, times: 1 });
  await faults.settle(call, '401');
}

/**
 * The server rejects the token of a stalled call, and the connection breaks during the refresh. A call that loses its own
 * connection would be sent again first.
 */
export async function failRefresh(faults: FaultServer, call: RegExp): Promise<void> {
  await faults.set('killed', { path: refreshCall, times: 1 });
  await faults.settle(call, '401');
}

/** The label of the event that a step causes. */
const causing = (label: string | undefined) => label !== undefined && { by: [label] };

export const settles = (does: string, call: RegExp, fault: Fault, label?: string) => ({
  does,
  take: ({ faults }: Pick<Connected, 'faults'>) => faults.settle(call, fault),
  ...causing(label),
});

export const refuses = (call: RegExp, label?: string) => ({
  does: 'the server refuses the token and the refresh',
  take: ({ faults }: Pick<Connected, 'faults'>) => refuseToken(faults, call),
  ...causing(label),
});

export const losesRefresh = (call: RegExp) => ({
  does: 'the server refuses the token, and the connection breaks during the refresh',
  take: ({ faults }: Pick<Connected, 'faults'>) => failRefresh(faults, call),
});

export const signsInAgain = {
  does: 'the same user signs in again',
  take: ({ page }: Pick<Connected, 'page'>) => signInAgain(page),
};

/**
 * The network fails and returns. The worker notices the return later than the page, so the page's connectivity check is
 * held until then.
 */
export const blinks = {
  does: 'the network fails and returns',
  take: async ({ page, faults }: Connected) => {
    const look = /^\/probe\.json/;
    await faults.set('stalled', { path: look, times: 1 });
    const notice = page.getByText('You are offline. Lists show offline copies.');
    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    await page.context().setOffline(false);
    await faults.settle(look, 'ok');
    await expect(notice).toHaveCount(0);
  },
};
