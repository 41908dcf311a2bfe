import { expect } from '@playwright/test';
import type { AccessFlow } from './support/access-flow.ts';
import { accessTest, type Walk } from './support/access-walk.ts';
import { accountFlows } from './support/account-flows.ts';
import type { Fault } from './support/misbehave.ts';
import { mobileFlows } from './support/mobile-flows.ts';
import { recoveryFlows } from './support/recovery-flows.ts';

/** Long enough for a call that the app would make by itself to arrive, in milliseconds. */
const aWhile = 1500;

const press = async (flow: AccessFlow, walk: Walk) =>
  flow.press === undefined ? await flow.button(walk.page).click() : await flow.press(walk);

/** Where a person reads it for as long as it holds: by the form, or in place of what could not be read. */
const told = ({ page }: Walk, message: string) => page.locator('form, main').getByText(message).first();

/** Up to the press, from where calls are counted. */
async function reach(flow: AccessFlow, walk: Walk): Promise<void> {
  await flow.reach(walk);
  walk.line.forget();
}

/** The fault, what the person is told of it, and the press after it. */
async function failThenEnd(flow: AccessFlow, walk: Walk, fault: { kind: Fault; says: string }): Promise<void> {
  const { page, line } = walk;
  await line.break(flow.call, fault.kind);
  await press(flow, walk);
  await expect(page.getByText(fault.says).first()).toBeVisible();
  await flow.keeps(walk);
  expect(line.calls(flow.call)).toBe(1);
  await line.mend();
  await press(flow, walk);
  await flow.ends(walk);
}

for (const flow of [...accountFlows, ...recoveryFlows, ...mobileFlows]) {
  accessTest.describe(flow.name, () => {
    accessTest('no network: nothing is sent, it says so, and goes on once there is one', async ({ walk, page }) => {
      await reach(flow, walk);
      await page.context().setOffline(true);
      if (flow.offline === 'off') {
        await expect(flow.button(page)).toBeDisabled();
        await expect(flow.button(page)).toHaveAccessibleDescription('You are offline. This needs a connection.');
        await page.keyboard.press('Enter');
      } else {
        await press(flow, walk);
        await expect(told(walk, flow.offline.says)).toBeVisible();
      }
      await flow.keeps(walk);
      expect(walk.line.calls(flow.call)).toBe(0);
      await page.context().setOffline(false);
      await press(flow, walk);
      await flow.ends(walk);
      expect(walk.line.calls(flow.call)).toBe(1);
    });

    accessTest(
      'lost answer: nothing is sent twice by itself, and the next step is sensible',
      async ({ walk, page }) => {
        await reach(flow, walk);
        await walk.line.break(flow.call, 'lost answer');
        await press(flow, walk);
        if (flow.lost.says !== undefined) {
          await expect(page.getByText(flow.lost.says).first()).toBeVisible();
          await page.waitForTimeout(aWhile);
          await flow.keeps(walk);
        }
        await expect.poll(() => walk.line.calls(flow.call)).toBe(1);
        await walk.line.mend();
        await flow.lost.next(walk);
      },
    );

    accessTest("500: the server's word, and what was typed is sent by the next press", async ({ walk }) => {
      await reach(flow, walk);
      if (flow.endsFailed === undefined) {
        await failThenEnd(flow, walk, { kind: '500', says: flow.failed ?? 'The server had a problem' });
        return;
      }
      await walk.line.break(flow.call, '500');
      await press(flow, walk);
      await flow.endsFailed(walk);
      expect(walk.line.calls(flow.call)).toBe(1);
    });

    accessTest('a page instead of JSON: it says so, and goes on with the next press', async ({ walk }) => {
      await reach(flow, walk);
      const says = flow.misread ?? "The server's answer was not understood";
      await failThenEnd(flow, walk, { kind: 'portal', says });
    });

    accessTest("slow: 'Loading...', no second call however often it is pressed, then done", async ({ walk, page }) => {
      await reach(flow, walk);
      await walk.line.break(flow.call, 'held');
      await press(flow, walk);
      const loading = page.locator('form, dialog').getByRole('button', { name: 'Loading...' });
      await expect(flow.busy?.(page) ?? loading).toBeVisible();
      if (flow.busy === undefined) await expect(loading).toBeDisabled();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      await page.waitForTimeout(aWhile);
      expect(walk.line.calls(flow.call)).toBe(1);
      await walk.line.release();
      await flow.ends(walk);
      expect(walk.line.calls(flow.call)).toBe(1);
    });
  });
}
