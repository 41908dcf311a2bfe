import { expect, type Page } from '@playwright/test';
import type { FaultServer } from '../../support/fault-server.ts';
import { addPerson, type Person } from '../../support/person.ts';
import { boxes } from '../../support/recovery.ts';
import { tourTest } from '../support/tour-test.ts';

/** Somebody who has forgotten their password, at a screen whose clock stands still between steps. */
export interface RecoveryWorld {
  readonly page: Page;
  readonly faults: FaultServer;
  readonly person: Person;
  /** The last code that went out to the person. */
  readonly code: () => Promise<string>;
}

/** What the world has come to. */
export type RecoveryMemory = {
  /** The server has sent a code, and sends no other so soon. Its clock does not stand still. */
  readonly isDelivered: boolean;
  /** What stands in the boxes is the code that was sent. */
  readonly isRight: boolean;
  /** The username has been left by going on to the boxes. */
  readonly wasLeft: boolean;
};

export const sendCall = /^\/api\/v1\/users\/sendOtp/;
export const verifyCall = /^\/api\/v1\/users\/verifiedOtp/;

export const recoveryTest = tourTest.extend<{ world: RecoveryWorld }>({
  world: async ({ page, faults, tourServer }, use) => {
    const person = await addPerson(tourServer);
    const sent = () =>
      [...tourServer.log().matchAll(/One-time code for (\d+): (\d{6})/g)].findLast(
        ([, to]) => to === person.mobile,
      )?.[2];
    const code = async () => {
      await expect.poll(sent).toBeDefined();
      return sent() ?? '';
    };
    await page.clock.install();
    await faults.set('stalled', { path: sendCall });
    await faults.set('stalled', { path: verifyCall });
    await use({ page, faults, person, code });
  },
});

/** What has been typed into the boxes gives way to this. */
export async function typeIntoBoxes(page: Page, digits: string): Promise<void> {
  await boxes(page).last().focus();
  for (let left = 6; left > 0; left -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(digits);
}
