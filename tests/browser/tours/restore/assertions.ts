import { expect } from '@playwright/test';
import type { restoreMachine } from '#machines/restore/machine.ts';
import { expectSignInDialog } from '../../support/walks/tour-fixture.ts';
import type { Assertions } from '../support/tour.ts';
import { dialog, type Here, type RestoreMemory, type RestoreWorld } from './world.ts';

const button = (world: RestoreWorld, name: string) => dialog(world).getByRole('button', { name, exact: true });

async function expectFailure(world: RestoreWorld, { snapshot }: Here): Promise<void> {
  const isFailed = snapshot.context.failure !== null;
  await expect(dialog(world).getByText('The server had a problem')).toHaveCount(isFailed ? 1 : 0);
}

export const assertions: Assertions<typeof restoreMachine, RestoreWorld, RestoreMemory> = {
  idle: {
    sees: 'no dialog',
    look: async (world) => {
      await expect(dialog(world)).toHaveCount(0);
      await expectSignInDialog(world.page, false);
    },
  },
  confirming: {
    sees: 'the question with the former values, and why the last attempt failed',
    look: async (world, here) => {
      await expect(dialog(world).getByRole('heading')).toHaveText(`Restore ${world.name}?`);
      await expect(dialog(world).getByText('Full Name')).toBeVisible();
      await expect(button(world, 'Restore')).toBeEnabled();
      await expect(button(world, 'Cancel')).toBeEnabled();
      await expectFailure(world, here);
    },
  },
  conflict: {
    sees: 'the later changes beside the former values, and why the last attempt failed',
    look: async (world, here) => {
      await expect(dialog(world).getByRole('heading').first()).toHaveText(`${world.name} was changed again`);
      await expect(dialog(world).getByText('After the restore')).toBeVisible();
      await expect(
        dialog(world)
          .getByText(/^Change \d+$/)
          .first(),
      ).toBeVisible();
      await expect(button(world, 'Restore anyway')).toBeEnabled();
      await expect(button(world, 'Cancel')).toBeEnabled();
      await expectFailure(world, here);
    },
  },
  calling: {
    sees: 'the dialog busy, which cannot be left',
    look: async (world) => {
      await expectSignInDialog(world.page, false);
      await expect(button(world, 'Loading...')).toBeDisabled();
      await expect(button(world, 'Cancel')).toBeDisabled();
    },
  },
  awaitingSignIn: {
    sees: 'the sign-in dialog',
    look: ({ page }) => expectSignInDialog(page, true),
  },
};
