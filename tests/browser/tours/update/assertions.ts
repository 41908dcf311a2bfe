import { expect } from '@playwright/test';
import type { updateMachine } from '#machines/update/machine.ts';
import { expectVersion } from '../../support/server/activate-update.ts';
import type { Assertions } from '../support/tour.ts';
import type { Here, UpdateMemory, UpdateWorld } from './world.ts';

const messages = {
  ready: 'A new version is ready',
  blockedHere: 'This window has unsaved changes. Save or discard them, then update.',
  blockedElsewhere: 'Another window has unsaved changes. Save or discard them there, then update.',
  stale: 'The new version is in use in another window.',
  staleHere: 'This window has unsaved changes. Save or discard them, then reload.',
} as const;

/** One notice or none, with its buttons. The login screen never shows one. */
async function expectNotice(
  { page }: UpdateWorld,
  { known }: Here,
  notice: keyof typeof messages | null,
  ...buttons: readonly string[]
): Promise<void> {
  const isShown = notice !== null && known.place === 'work';
  for (const [name, text] of Object.entries(messages)) {
    await expect(page.getByText(text, { exact: true })).toHaveCount(isShown && name === notice ? 1 : 0);
  }
  for (const name of ['Update', 'Later', 'Loading...', 'Reload to finish the update']) {
    const count = isShown && buttons.includes(name) ? 1 : 0;
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(count);
  }
}

const nothing = {
  sees: 'no notice of a new version',
  look: (world: UpdateWorld, here: Here) => expectNotice(world, here, null),
};

/** The device has received a call and holds it. */
const busy = (call: Parameters<UpdateWorld['device']['waiting']>[1]) => ({
  sees: 'the busy notice after a press of Update, and no notice otherwise',
  look: async (world: UpdateWorld, here: Here) => {
    await world.device.called(world.page, call);
    await expectNotice(world, here, here.snapshot.context.isQuiet ? null : 'ready', 'Loading...');
  },
});

const blocked = {
  sees: 'the notice with the window that has unsaved changes, Update and Later',
  look: (world: UpdateWorld, here: Here) => {
    const isHere = here.snapshot.context.obstacle === 'here';
    return expectNotice(world, here, isHere ? 'blockedHere' : 'blockedElsewhere', 'Update', 'Later');
  },
};

export const assertions: Assertions<typeof updateMachine, UpdateWorld, UpdateMemory> = {
  current: nothing,
  ready: {
    sees: 'the notice that a new version is ready, Update and Later',
    look: (world, here) => expectNotice(world, here, 'ready', 'Update', 'Later'),
  },
  postponed: nothing,
  asking: busy('list the locks'),
  'blocked.waiting': blocked,
  'blocked.looking': {
    sees: blocked.sees,
    look: async (world, here) => {
      await world.device.called(world.page, 'list the locks');
      await blocked.look(world, here);
    },
  },
  applying: busy('post to the worker'),
  arriving: busy('list the locks'),
  stale: {
    sees: 'the notice that the new version is in use, or that this window has unsaved changes, and the button to reload',
    look: (world, here) => {
      const isHere = here.snapshot.context.obstacle === 'here';
      return expectNotice(world, here, isHere ? 'staleHere' : 'stale', 'Reload to finish the update');
    },
  },
  reloading: {
    sees: 'the new version',
    look: async ({ page, version }) => {
      await expectVersion(page, version);
    },
  },
};
