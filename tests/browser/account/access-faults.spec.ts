import { expect } from '@playwright/test';
import type { AccessFlow } from '../support/access/access-flow.ts';
import type { Walk } from '../support/access/access-walk.ts';
import { accountFlows } from '../support/flows/account-flows.ts';
import { mobileFlows } from '../support/flows/mobile-flows.ts';
import { recoveryFlows } from '../support/flows/recovery-flows.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import type { Fault } from '../support/network/apply-fault.ts';
import { test, withOwnAddress, withoutWorker } from '../support/test.ts';

test.use({ ...withOwnAddress, ...withoutWorker });

/** Long enough for an automatic repetition of the call to arrive. */
const repetitionWaitMs = 1500;

const at = ({ call }: AccessFlow) => ({ path: new RegExp(`^${call}(\\?|$)`) });
const sent = ({ faults }: Walk, flow: AccessFlow) => faults.count(at(flow));

const press = async (flow: AccessFlow, walk: Walk) =>
  flow.press === undefined ? await flow.button(walk.page).click() : await flow.press(walk);

/** A persistent message: in the form, or in place of what could not be read. */
const shownMessage = ({ page }: Walk, message: string) => page.locator('form, main').getByText(message).first();

/** Up to the press. Calls are counted from there. */
async function reach(flow: AccessFlow, walk: Walk): Promise<void> {
  await flow.reach(walk);
  walk.faults.forget();
}

async function withoutNetwork(flow: AccessFlow, walk: Walk): Promise<void> {
  const { page } = walk;
  await page.context().setOffline(true);
  if (flow.offline === 'off') {
    await expect(flow.button(page)).toBeDisabled();
    await expect(flow.button(page)).toHaveAccessibleDescription('You are offline. This needs a connection.');
    await page.keyboard.press('Enter');
  } else {
    await press(flow, walk);
    await expect(shownMessage(walk, flow.offline.message)).toBeVisible();
  }
  await flow.expectInput(walk);
  expect(sent(walk, flow)).toBe(0);
  await page.context().setOffline(false);
  if (flow.isRead !== true) return;
  await flow.expectDone(walk);
  await reach(flow, walk);
}

async function withFault(flow: AccessFlow, walk: Walk, expected: { fault: Fault; message: string }): Promise<void> {
  const { page, faults } = walk;
  await faults.set(expected.fault, at(flow));
  await press(flow, walk);
  await expect.poll(() => sent(walk, flow)).toBe(1);
  await expect(page.getByText(expected.message).first()).toBeVisible();
  await flow.expectInput(walk);
  expect(sent(walk, flow)).toBe(1);
  await faults.set('ok');
  faults.forget();
}

async function slowThenDone(flow: AccessFlow, walk: Walk): Promise<void> {
  const { page, faults } = walk;
  await faults.set('held', at(flow));
  await press(flow, walk);
  const loading = page.locator('form, dialog').getByRole('button', { name: 'Loading...' });
  await expect(flow.busy?.(page) ?? loading).toBeVisible();
  if (flow.busy === undefined) await expect(loading).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await letTimePass(page, repetitionWaitMs);
  expect(sent(walk, flow)).toBe(1);
  await faults.set('ok');
  faults.release();
  await flow.expectDone(walk);
  expect(sent(walk, flow)).toBe(1);
}

for (const flow of [...accountFlows, ...recoveryFlows, ...mobileFlows]) {
  test.describe(flow.name, () => {
    test('no network, a 500, a page instead of JSON: each is shown, and the next press completes it', async ({
      page,
      user,
      faults,
    }) => {
      const walk = { page, user, faults };
      const failed = { fault: '500', message: flow.failed ?? 'The server had a problem' } as const;
      const misread = {
        fault: 'portal',
        message: flow.unreadable ?? 'The server sent an unexpected reply',
      } as const;
      await reach(flow, walk);
      await test.step('no network: nothing is sent', () => withoutNetwork(flow, walk));
      if (!flow.expectFailed) await test.step("500: the server's message", () => withFault(flow, walk, failed));
      await test.step('a page instead of JSON', () => withFault(flow, walk, misread));
      await test.step("slow: 'Loading...', and no second call", () => slowThenDone(flow, walk));
    });

    test('lost response: only a read is repeated automatically, three times, and the user can continue', async ({
      page,
      user,
      faults,
    }) => {
      const walk = { page, user, faults };
      await reach(flow, walk);
      await walk.faults.set('lost response', at(flow));
      await press(flow, walk);
      if (flow.lost.message !== undefined) {
        await expect(page.getByText(flow.lost.message).first()).toBeVisible();
        await letTimePass(page, repetitionWaitMs);
        await flow.expectInput(walk);
      }
      await expect.poll(() => sent(walk, flow)).toBe(flow.isRead === true ? 4 : 1);
      await walk.faults.set('ok');
      await flow.lost.next(walk);
    });
  });
}

for (const flow of accountFlows.filter(({ expectFailed }) => expectFailed !== undefined)) {
  test(`${flow.name}: a 500 ends it, with the server's message`, async ({ page, user, faults }) => {
    const walk = { page, user, faults };
    await reach(flow, walk);
    await walk.faults.set('500', at(flow));
    await press(flow, walk);
    await flow.expectFailed?.(walk);
    expect(sent(walk, flow)).toBe(1);
  });
}
