import type { Page } from '@playwright/test';
import { boxes } from '../../support/flows/recovery.ts';
import type { FaultServer } from '../../support/network/fault-server.ts';
import { test } from '../../support/test.ts';
import { codeFor, type TestUser } from '../../support/test-user.ts';

/** A user who has forgotten the password, on a screen whose clock is paused between steps. */
export interface RecoveryWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly user: TestUser;
  /** The last code that was sent to the user. */
  readonly code: () => Promise<string>;
}

/** The state of the world around the machine. */
export type RecoveryMemory = {
  /** The server has sent a code. It may refuse another for now: its clock is not paused. */
  readonly isDelivered: boolean;
  /** The boxes contain the code that was sent. */
  readonly isRight: boolean;
  /** The username lost the focus when the boxes appeared. */
  readonly wasLeft: boolean;
};

export const sendCall = /^\/api\/v1\/users\/sendOtp/;
export const verifyCall = /^\/api\/v1\/users\/verifiedOtp/;

export const recoveryTest = test.extend<{ world: RecoveryWorld }>({
  world: async ({ page, faults, user }, use) => {
    await page.clock.install();
    await faults.set('stalled', { path: sendCall });
    await faults.set('stalled', { path: verifyCall });
    await use({ page, faults, user, code: () => codeFor(user.mobile) });
  },
});

/** Replaces the digits in the boxes. */
export async function typeIntoBoxes(page: Page, digits: string): Promise<void> {
  await boxes(page).last().focus();
  for (let left = 6; left > 0; left -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(digits);
}
