import { expect } from '@playwright/test';
import { differencesOf, sideOf, unresolved } from '#machines/form/compare.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import type { formMachine } from '#machines/form/machine.ts';
import { canSave } from '#machines/form/selectors.ts';
import { offer } from '../../support/storage/drafts.ts';
import { expectSignInDialog } from '../../support/walks/tour-fixture.ts';
import { type Assertions, alsoCovers } from '../support/tour.ts';
import {
  button,
  categoryId,
  categoryName,
  type FormMemory,
  type FormWorld,
  type Here,
  isEdit,
  playerName,
} from './world.ts';

const question = ({ page }: FormWorld) => page.getByRole('dialog', { name: 'Someone else changed this record' });
const form = ({ page }: FormWorld) => page.locator('main form');
const submit = (world: FormWorld) => form(world).locator('button[type=submit]');

/** All messages that a form may show about a call. */
const callMessages = [
  'The server had a problem',
  'The server did not reply',
  'You are offline',
  'Player not found',
  'Your changes were not saved. Check them and press Save again.',
  'Not saved: the server did not receive it. You can send it again.',
];

const controls = ({ page }: FormWorld, here: Here) =>
  isEdit(here)
    ? { name: playerName(page), current_game_id: page.getByRole('combobox', { name: 'Game', exact: true }) }
    : { 'items[0][id]': categoryId(page), 'items[0][name]': categoryName(page) };

async function expectValues(world: FormWorld, here: Here): Promise<void> {
  const { values } = here.snapshot.context;
  const { page } = world;
  if (isEdit(here)) {
    await expect(playerName(page)).toHaveValue(String(values['name']));
    return;
  }
  const [row] = values['items'] as readonly { id: string; name: string }[];
  await expect(categoryId(page)).toHaveValue(row?.id === '' ? '' : String(world.category));
  await expect(categoryName(page)).toHaveValue(row?.name ?? '');
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Errors show at their fields. A field that lost the focus may show its own error before the model does. */
async function expectErrors(world: FormWorld, here: Here): Promise<void> {
  const { context } = here.snapshot;
  const errors = visibleErrors(context);
  const broken = context.validate(context.values, context.base, context.mode);
  for (const [path, control] of Object.entries(controls(world, here))) {
    const text = errors[path];
    if (text === undefined && path in broken) continue;
    const said = (text ?? '').replace('an id', String(world.category));
    // A player of a game without a Pandascore id has a note there.
    const note = path === 'current_game_id' ? '(?:BGMI has no Pandascore id, so it cannot be chosen here.)?' : '';
    await expect(control).toHaveAccessibleDescription(new RegExp(`^${note}\\s*${literally(said)}$`));
  }
}

async function expectMessages(world: FormWorld, { snapshot }: Here): Promise<void> {
  const { messages, changedElsewhere } = snapshot.context;
  for (const text of callMessages)
    await expect(form(world).getByText(text, { exact: true })).toHaveCount(messages.includes(text) ? 1 : 0);
  const other = form(world).getByText('Someone else changed this record after you opened it.');
  await expect(other).toHaveCount(changedElsewhere ? 1 : 0);
}

/** The fields, their errors, and whether Save can be pressed. */
async function expectForm(world: FormWorld, here: Here): Promise<void> {
  await expectSignInDialog(world.page, false);
  await expectValues(world, here);
  await expectMessages(world, here);
  await expect(submit(world)).toHaveText(canSave(here.snapshot) ? 'Save' : 'Loading...');
  await expect(submit(world)).toBeEnabled({ enabled: canSave(here.snapshot) });
}

async function expectOffer({ page }: FormWorld, { known }: Here): Promise<void> {
  await expect(offer(page)).toHaveCount(known.hasOffer ? 1 : 0);
}

const editing = {
  sees: 'the fields with their values and errors, the result of the last call, whether it is uncertain, and Save',
  look: async (world: FormWorld, here: Here) => {
    await expectForm(world, here);
    await expectErrors(world, here);
    await expectOffer(world, here);
    const doubt = form(world).getByText('The server did not reply. This may have been saved.');
    const isOpen = here.snapshot.context.isUnsure || !here.snapshot.matches({ editing: 'usual' });
    await expect(doubt).toHaveCount(isOpen ? 1 : 0);
    await expect(button(world.page, 'Check again')).toHaveCount(here.snapshot.matches({ editing: 'usual' }) ? 0 : 1);
    await expect(button(world.page, 'Send again')).toHaveCount(here.snapshot.matches({ editing: 'unsure' }) ? 1 : 0);
  },
};

const busy = {
  sees: 'the fields with their values, and Save busy',
  look: expectForm,
};

/** The values stay under the dialog and cannot be sent. */
const awaitingSignIn = {
  sees: 'the sign-in dialog over the form as it was',
  look: async (world: FormWorld, here: Here) => {
    await expectSignInDialog(world.page, true);
    await expectValues(world, here);
    await expect(submit(world)).toHaveText('Loading...');
  },
};

/** Where the app navigates to. */
async function expectList(world: FormWorld, here: Here): Promise<void> {
  const { page } = world;
  await expect(page.getByText(here.snapshot.context.output?.message ?? '').first()).toBeVisible();
  if (isEdit(here)) await expect(page).toHaveURL(/#\/player$/);
  else await expect(categoryId(page)).toHaveValue('');
}

export const assertions: Assertions<typeof formMachine, FormWorld, FormMemory> = {
  starting: alsoCovers,
  loading: {
    sees: 'neither fields nor a failure',
    look: async (world) => {
      await expect(world.page.getByRole('heading', { name: 'Edit Player' })).toBeVisible();
      await expect(form(world)).toHaveCount(0);
      await expect(button(world.page, 'Retry')).toHaveCount(0);
      await expectSignInDialog(world.page, false);
    },
  },
  loadFailed: {
    sees: 'that the record could not be read, the reason, and Retry',
    look: async (world, here) => {
      const { page } = world;
      const [message = ''] = here.snapshot.context.messages;
      await expect(page.getByText('This record could not be loaded')).toBeVisible();
      await expect(page.locator('main').getByText(message)).toBeVisible();
      await expect(button(page, 'Retry')).toBeEnabled();
      await expect(form(world)).toHaveCount(0);
      await expectOffer(world, here);
    },
  },
  'editing.usual': editing,
  'editing.unconfirmed': editing,
  'editing.unsure': editing,
  reading: busy,
  comparing: {
    sees: 'other users’ changes beside the user’s, the choices, and Send once all are resolved',
    look: async (world, { snapshot }) => {
      const { changedElsewhere, isEqual, resolutions, base, values } = snapshot.context;
      const differences = differencesOf({ base, values }, changedElsewhere ?? base, isEqual);
      for (const difference of differences) {
        const label = difference.name === 'name' ? 'Name' : 'Game';
        const picked = sideOf(difference, resolutions);
        for (const [side, head] of Object.entries({
          base: 'When you started',
          mine: 'Your changes',
          theirs: 'The record now',
        })) {
          const radio = question(world).getByRole('radio', { name: `${label}: ${head}`, exact: true });
          await expect(radio).toBeChecked({ checked: side === picked });
        }
      }
      await expect(question(world).getByRole('radio')).toHaveCount(differences.length * 3);
      await expect(button(world.page, 'Send selected values')).toBeEnabled({
        enabled: unresolved(differences, resolutions).length === 0,
      });
      await expect(button(world.page, 'Back to the form')).toBeEnabled();
    },
  },
  saving: busy,
  checking: busy,
  lookingUp: busy,
  lookingUpFirst: busy,
  storing: {
    sees: 'Save busy, while the device stores the typing',
    look: async (world, here) => {
      await world.device.called(world.page, 'write a draft');
      await expectForm(world, here);
    },
  },
  'awaitingSignIn.toLoad': {
    sees: 'the sign-in dialog, and no form before the record is read',
    look: async ({ page }) => {
      await expectSignInDialog(page, true);
      await expect(playerName(page)).toHaveCount(0);
    },
  },
  'awaitingSignIn.toSave': awaitingSignIn,
  'awaitingSignIn.toCheck': awaitingSignIn,
  'awaitingSignIn.toLookUp': awaitingSignIn,
  saved: {
    sees: 'that it is saved, and the list, or an empty row for the next category',
    look: expectList,
  },
  waiting: {
    sees: 'that it waits to be sent, and the list',
    look: expectList,
  },
};
