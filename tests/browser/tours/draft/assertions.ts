import { expect } from '@playwright/test';
import type { draftMachine } from '#machines/draft/machine.ts';
import { draftStored, offer } from '../../support/storage/drafts.ts';
import type { Assertions } from '../support/tour.ts';
import { type DraftMemory, type DraftWorld, type Here, nameField } from './world.ts';

const troubles = {
  full: 'This device is full. Drafts are not saved.',
  gone: 'Drafts are not saved until you log in again.',
  fault: 'The draft could not be saved on this device.',
} as const;

async function expectOffer({ page }: DraftWorld, isThere: boolean): Promise<void> {
  await expect(offer(page)).toHaveCount(isThere ? 1 : 0);
}

/** Shows the typed value, whether it is stored, and why not. */
async function expectStored({ page }: DraftWorld, { snapshot }: Here, isPersisted: boolean): Promise<void> {
  const { pending, trouble } = snapshot.context;
  await expect(nameField(page)).toHaveValue((pending?.values['name'] ?? '') as string);
  await expect(page.getByText(/unsaved change/)).toHaveCount(pending === null ? 0 : 1);
  // The text waits for the next keystroke, on a clock that is paused.
  if (isPersisted) await expect.poll(() => page.clock.runFor(300).then(() => draftStored(page).isVisible())).toBe(true);
  else await expect(draftStored(page)).toBeHidden();
  for (const [kind, text] of Object.entries(troubles)) {
    await expect(page.getByText(text)).toHaveCount(kind === trouble ? 1 : 0);
  }
}

export const assertions: Assertions<typeof draftMachine, DraftWorld, DraftMemory> = {
  'offer.looking': {
    sees: 'no offer, while the device searches for a draft',
    look: async (world) => {
      await world.device.called(world.page, 'read the drafts');
      await expectOffer(world, false);
    },
  },
  'offer.offered': {
    sees: 'the draft with its values, and buttons to restore or discard it',
    look: async ({ page }) => {
      await expect(offer(page)).toContainText('Lynx');
      await expect(offer(page).getByRole('button', { name: 'Restore the draft' })).toBeEnabled();
      await expect(offer(page).getByRole('button', { name: 'Discard the draft' })).toBeEnabled();
    },
  },
  'offer.discarding': {
    sees: 'the offer is gone, while the device removes the draft',
    look: async (world) => {
      await world.device.called(world.page, 'write a draft');
      await expectOffer(world, false);
    },
  },
  'offer.none': { sees: 'no offer', look: (world) => expectOffer(world, false) },
  'storing.settled': {
    sees: 'the typed value, stored as a draft; or an empty form',
    look: (world, here) => expectStored(world, here, here.snapshot.context.pending !== null),
  },
  'storing.writing': {
    sees: 'the typed value, not stored yet, while the device writes it',
    look: async (world, here) => {
      await world.device.called(world.page, 'write a draft');
      await expectStored(world, here, false);
    },
  },
  'storing.troubled': {
    sees: 'the typed value, and why it is not stored',
    look: (world, here) => expectStored(world, here, false),
  },
};
