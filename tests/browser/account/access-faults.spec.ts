import { expect, test } from '@playwright/test';
import type { AccessFlow } from '../support/access/access-flow.ts';
import { accessTest, type Walk } from '../support/access/access-walk.ts';
import { accountFlows } from '../support/flows/account-flows.ts';
import { mobileFlows } from '../support/flows/mobile-flows.ts';
import { recoveryFlows } from '../support/flows/recovery-flows.ts';
import { letTimePass } from '../support/let-time-pass.ts';
import type { Fault } from '../support/network/apply-fault.ts';
import { withoutWorker } from '../support/without-worker.ts';

accessTest.use(withoutWorker);

/** Long enough for an automatic repetition of the call to arrive. */
const repetitionWaitMs = 1500;

const press = async (flow: AccessFlow, walk: Walk) =>
  flow.press === undefined ? await flow.button(walk.page).click() : await flow.press(walk);

/** A persistent message: in the form, or in place of what could not be read. */
const shownMessage = ({ page }: Walk, message: string) => page.locator('form, main').getByText(message).first();

/** Up to the press. Calls are counted from there. */
async function reach(flow: AccessFlow, walk: Walk): Promise<void> {
  await flow.reach(walk);
  walk.line.forget();
}

async function withoutNetwork(flow: AccessFlow, walk: Walk): Promise<void> {
  const { page, line } = walk;
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
  expect(line.calls(flow.call)).toBe(0);
  await page.context().setOffline(false);
  if (flow.isRead !== true) return;
  await flow.expectDone(walk);
  await reach(flow, walk);
}

async function withFault(flow: AccessFlow, walk: Walk, fault: { kind: Fault; message: string }): Promise<void> {
  const { page, line } = walk;
  await line.break(flow.call, fault.kind);
  await press(flow, walk);
  await expect.poll(() => line.calls(flow.call)).toBe(1);
  await expect(page.getByText(fault.message).first()).toBeVisible();
  await flow.expectInput(walk);
  expect(line.calls(flow.call)).toBe(1);
  await line.restore();
  line.forget();
}

async function slowThenDone(flow: AccessFlow, walk: Walk): Promise<void> {
  const { page, line } = walk;
  await line.break(flow.call, 'held');
  await press(flow, walk);
  const loading = page.locator('form, dialog').getByRole('button', { name: 'Loading...' });
  await expect(flow.busy?.(page) ?? loading).toBeVisible();
  if (flow.busy === undefined) await expect(loading).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await letTimePass(page, repetitionWaitMs);
  expect(line.calls(flow.call)).toBe(1);
  await line.release();
  await flow.expectDone(walk);
  expect(line.calls(flow.call)).toBe(1);
}

for (const flow of [...accountFlows, ...recoveryFlows, ...mobileFlows]) {
  accessTest.describe(flow.name, () => {
    accessTest(
      'no network, a 500, a page instead of JSON: each is shown, and the next press completes it',
      async ({ walk }) => {
        const failed = { kind: '500', message: flow.failed ?? 'The server had a problem' } as const;
        const misread = {
          kind: 'portal',
          message: flow.unreadable ?? 'The server sent an unexpected reply',
        } as const;
        await reach(flow, walk);
        await test.step('no network: nothing is sent', () => withoutNetwork(flow, walk));
        if (!flow.expectFailed) await test.step("500: the server's message", () => withFault(flow, walk, failed));
        await test.step('a page instead of JSON', () => withFault(flow, walk, misread));
        await test.step("slow: 'Loading...', and no second call", () => slowThenDone(flow, walk));
      },
    );

    accessTest(
      'lost response: only a read is repeated automatically, three times, and the user can continue',
      async ({ walk, page }) => {
        await reach(flow, walk);
        await walk.line.break(flow.call, 'lost response');
        await press(flow, walk);
        if (flow.lost.message !== undefined) {
          await expect(page.getByText(flow.lost.message).first()).toBeVisible();
          await letTimePass(page, repetitionWaitMs);
          await flow.expectInput(walk);
        }
        await expect.poll(() => walk.line.calls(flow.call)).toBe(flow.isRead === true ? 4 : 1);
        await walk.line.restore();
        await flow.lost.next(walk);
      },
    );
  });
}

for (const flow of accountFlows.filter(({ expectFailed }) => expectFailed !== undefined)) {
  accessTest(`${flow.name}: a 500 ends it, with the server's message`, async ({ walk }) => {
    await reach(flow, walk);
    await walk.line.break(flow.call, '500');
    await press(flow, walk);
    await flow.expectFailed?.(walk);
    expect(walk.line.calls(flow.call)).toBe(1);
  });
}
