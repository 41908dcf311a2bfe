import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from '#machines/draft/machine.ts';
import { goTo } from '../../support/app.ts';
import { entry } from '../../support/flows/entity-form.ts';
import { draftStored } from '../../support/storage/drafts.ts';
import { test } from '../../support/test.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import type { TourFixture } from '../../support/walks/tour-fixture.ts';
import { pauseClock } from '../support/pause-clock.ts';
import type { At, Step } from '../support/tour.ts';

/** A user in a form, on a device whose draft storage is held, with a clock that is paused between steps. */
export type DraftWorld = Pick<TourFixture, 'page' | 'device'>;

/** The state of the world around the machine. */
export type DraftMemory = {
  /** An earlier visit has left a draft. */
  readonly hasFormer: boolean;
};

export type Here = At<SnapshotFrom<typeof draftMachine>, DraftMemory>;
export type DraftStep = Step<DraftWorld, SnapshotFrom<typeof draftMachine>, DraftMemory>;

export const draftTest = test.extend<{ world: DraftWorld }>({
  world: async ({ tourFixture }, use) => {
    await tourFixture.reset();
    await use({ page: tourFixture.page, device: tourFixture.device });
    await tourFixture.page.clock.resume();
  },
});

export const nameField = (page: Page) => entry(page, 'Name');

/** The form is open; the device has not reported yet whether it has a draft. */
export async function openForm({ page, device }: DraftWorld): Promise<void> {
  device.hold(page, 'read the drafts');
  await pauseClock(page);
  await goTo(page, '/youtube/create');
  await expect(nameField(page)).toBeVisible();
  // The app cleans up storage before its first search.
  await device.called(page, 'read the drafts');
  device.hold(page, 'write a draft');
}

/** An earlier visit has left "Lynx". */
export async function openFormAgain(world: DraftWorld): Promise<void> {
  const { page } = world;
  await goTo(page, '/youtube/create');
  await typeLikeAPerson(nameField(page), 'Lynx');
  await expect(draftStored(page)).toBeVisible();
  await goTo(page, '/dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save as draft' }).click();
  // The address changes while the question is still open.
  await expect(page.getByText(/^Welcome, /)).toBeVisible();
  await openForm(world);
}
