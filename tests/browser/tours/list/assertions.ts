import { expect } from '@playwright/test';
import type { listMachine } from '#machines/list/machine.ts';
import { signInDialog } from '../../support/app.ts';
import type { Assertions } from '../support/tour.ts';
import { firstRow } from './clips.ts';
import { cachedRead, type Here, type ListMemory, type ListWorld } from './world.ts';

const switches = ({ page }: ListWorld) => page.getByRole('main').locator('[role=switch]');
const table = ({ page }: ListWorld) => page.locator('main table');
const anyAge = /^(Offline copy, |Updated [^,])/;
const age = ({ page }: ListWorld, messages: RegExp) => page.locator('main').getByText(messages);

async function expectBusy({ page }: ListWorld, isBusy: boolean): Promise<void> {
  await expect(page.locator('output[aria-busy]')).toHaveAttribute('aria-busy', String(isBusy));
}

async function expectDialog({ page }: ListWorld, isThere: boolean): Promise<void> {
  await expect(signInDialog(page)).toHaveCount(isThere ? 1 : 0);
}

async function expectSkeleton(world: ListWorld): Promise<void> {
  await expect(table(world)).toHaveAttribute('aria-busy', 'true');
  await expect(switches(world)).toHaveCount(0);
  await expect(age(world, anyAge)).toHaveCount(0);
}

/** Rows of the previous page, marked as such, without an age. */
async function expectPreviousRows(world: ListWorld, { snapshot }: Here): Promise<void> {
  await expectFirstRow(world, snapshot.context.shown);
  await expect(table(world)).toHaveAttribute('aria-busy', 'true');
  await expect(age(world, anyAge)).toHaveCount(0);
}

/** The rows of the requested page, with their age and notices. */
async function expectRows(world: ListWorld, { snapshot }: Here): Promise<void> {
  const { shown, failure, pendingPage } = snapshot.context;
  await expectFirstRow(world, shown);
  await expect(table(world)).toHaveAttribute('aria-busy', 'false');
  await expect(age(world, shown?.cached ? /^Offline copy, / : /^Updated [^,]/)).toBeVisible();
  await expect(world.page.getByRole('button', { name: 'Updated. Show' })).toHaveCount(pendingPage ? 1 : 0);
  await expect(world.page.getByRole('button', { name: 'Retry' })).toHaveCount(
    failure && !(shown?.cached && pendingPage) ? 1 : 0,
  );
  const again = world.page.getByText(/^The list could not be refreshed: /);
  await expect(again).toHaveCount(failure && !shown?.cached ? 1 : 0);
}

async function expectFirstRow(world: ListWorld, shown: Here['snapshot']['context']['shown']): Promise<void> {
  const first = firstRow({ page: shown?.query.page ?? 1, isInFront: shown?.rows[0]?.id === 2 });
  await expect(switches(world).first()).toHaveAccessibleName(`${first} is active`);
}

const cachedRows = {
  sees: 'the cached rows with their age, and that newer ones are being loaded',
  look: async (world: ListWorld, here: Here) => {
    await expectRows(world, here);
    await expectBusy(world, true);
  },
};

const readAgain = {
  sees: 'the same rows, and that newer ones are being loaded',
  look: async (world: ListWorld, here: Here) => {
    await expectRows(world, here);
    await expectBusy(world, true);
    await expectDialog(world, false);
  },
};

export const assertions: Assertions<typeof listMachine, ListWorld, ListMemory> = {
  'loading.brief': {
    sees: 'the rows of the previous page, marked; its own, if they are still there; or none yet',
    look: async (world, here) => {
      const { shown, query } = here.snapshot.context;
      if (shown === null) await expectSkeleton(world);
      else if (shown.query.page === query.page) await expectRows(world, here);
      else await expectPreviousRows(world, here);
      await expectBusy(world, true);
    },
  },
  'loading.slow': {
    sees: 'its own rows, if they are still there, or a skeleton in place of the rows',
    look: async (world, here) => {
      if (here.snapshot.context.shown === null) await expectSkeleton(world);
      else await expectRows(world, here);
      await expectBusy(world, true);
    },
  },
  'loading.cached.glance': cachedRows,
  'loading.cached.read': cachedRows,
  lookingUp: {
    sees: 'the rows of the previous page, marked; or none yet',
    look: async (world, here) => {
      if (here.snapshot.context.shown === null) await expectSkeleton(world);
      else await expectPreviousRows(world, here);
      await expectBusy(world, true);
    },
  },
  awaitingSignIn: {
    sees: 'the sign-in dialog over a skeleton',
    look: async (world) => {
      await expectDialog(world, true);
      await expectSkeleton(world);
      await expectBusy(world, false);
    },
  },
  failed: {
    sees: 'that the page could not be read, the reason, and Retry',
    look: async (world, { snapshot }) => {
      const { page } = world;
      const isOffline = snapshot.context.failure?.kind === 'offline';
      const title = isOffline ? 'This page is not available offline' : 'This list could not be loaded';
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(switches(world)).toHaveCount(0);
      // Without a connection, the pager of cached pages stays.
      await expect(page.locator('output[aria-busy=true]')).toHaveCount(0);
      await expectDialog(world, false);
    },
  },
  'loaded.idle': {
    sees: 'the rows with their age and notices, and nothing loading',
    look: async (world, here) => {
      await expectRows(world, here);
      await expectBusy(world, false);
      await expectDialog(world, false);
    },
  },
  'loaded.refreshing': readAgain,
  'loaded.revalidating': readAgain,
  'loaded.readingCache': {
    sees: 'the same cached rows, while the device searches for newer ones',
    look: async (world, here) => {
      await expectRows(world, here);
      await expectBusy(world, false);
      await world.device.called(world.page, cachedRead);
    },
  },
  'loaded.awaitingSignIn': {
    sees: 'the sign-in dialog over the same rows',
    look: async (world, here) => {
      await expectDialog(world, true);
      await expectRows(world, here);
      await expectBusy(world, false);
    },
  },
};
