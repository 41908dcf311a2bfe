import { expect } from '@playwright/test';
import { type historyMachine, historyView } from '#machines/history/machine.ts';
import { expectSignInDialog } from '../../support/walks/tour-fixture.ts';
import type { Assertions } from '../support/tour.ts';
import type { Here, HistoryWorld } from './world.ts';

const entries = ({ page }: HistoryWorld) => page.locator('main ol[aria-busy]');

/** The entries of this query or of the previous one; a skeleton where there are none. */
async function expectEntries(world: HistoryWorld, { snapshot }: Here, isBusy: boolean): Promise<void> {
  await expectSignInDialog(world.page, false);
  if (historyView(snapshot).kind === 'skeleton') {
    await expect(entries(world)).toHaveCount(0);
    await expect(world.page.locator('main [aria-busy=true]')).toBeVisible();
    return;
  }
  await expect(entries(world)).toHaveAttribute('aria-busy', String(isBusy));
  await expect(entries(world).getByText(world.name).first()).toBeVisible();
}

const loading = {
  sees: 'the former entries busy, or a skeleton',
  look: (world: HistoryWorld, here: Here) => expectEntries(world, here, true),
};

const nothing = (title: string) => ({
  sees: `"${title}", and Retry`,
  look: async (world: HistoryWorld) => {
    await expect(world.page.getByRole('main').getByText(title)).toBeVisible();
    await expect(world.page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(entries(world)).toHaveCount(0);
  },
});

export const assertions: Assertions<typeof historyMachine, HistoryWorld> = {
  'loading.brief': loading,
  'loading.slow': loading,
  shown: {
    sees: 'the entries, and why they could not be read again',
    look: async (world, here) => {
      await expectEntries(world, here, false);
      const isFailed = here.snapshot.context.failure !== null;
      await expect(world.page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(isFailed ? 1 : 0);
    },
  },
  offline: nothing('The history needs a connection'),
  failed: nothing('The history could not be loaded'),
  awaitingSignIn: {
    sees: 'the sign-in dialog',
    look: ({ page }) => expectSignInDialog(page, true),
  },
};
