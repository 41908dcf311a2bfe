import type { formMachine } from '#machines/form/machine.ts';
import { signInAgain } from '../../support/app.ts';
import { restore } from '../../support/storage/drafts.ts';
import { typeLikeAPerson } from '../../support/typing/type-like-a-person.ts';
import { signsInAgain } from '../support/common-steps.ts';
import { releaseDrafts } from '../support/hold-drafts.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import {
  created,
  failed,
  looked,
  lost,
  notLookedUp,
  ok,
  outdatedBy,
  read,
  readVersion,
  refused,
  sends,
  storedOffline,
  unread,
  unsaved,
} from './call-steps.ts';
import {
  button,
  categoryId,
  categoryName,
  type FormMemory,
  type FormStep,
  type FormWorld,
  isEdit,
  nextCategory,
  playerName,
  refuseChange,
} from './world.ts';

const isCreate: FormStep['when'] = (here) => !isEdit(here);

const typeName = (name: string, event: string): FormStep => ({
  does: name === '' ? 'empties the name' : `types "${name}"`,
  by: [`form.change (${event})`],
  when: isEdit,
  take: ({ page }) => typeLikeAPerson(playerName(page), name),
});

const leave = (by: string, field: typeof playerName, when: FormStep['when']): FormStep => ({
  does: 'leaves the name',
  by: [by],
  ...(when && { when }),
  take: async ({ page }) => {
    await field(page).focus();
    await field(page).blur();
  },
});

const press: FormStep = { does: 'presses Save', take: ({ page }) => button(page, 'Save').press('Enter') };

/** The app looks up what was sent. */
const pressToSend: FormStep = {
  ...press,
  updates: sends,
  take: async (world) => {
    world.sent = world.category;
    await button(world.page, 'Save').press('Enter');
  },
};

const isOnline: NonNullable<FormStep['when']> = ({ known }) => known.isOnline;

/** The app first looks up what was sent, which needs the network. */
const pressToLookUp: FormStep = { ...press, when: isOnline };

const checkAgain: FormStep = {
  does: 'presses Check again',
  when: isOnline,
  take: ({ page }) => button(page, 'Check again').press('Enter'),
};

const sendAgain: FormStep = {
  does: 'presses Send again',
  when: isOnline,
  updates: sends,
  take: async (world) => {
    world.sent = world.category;
    await button(world.page, 'Send again').press('Enter');
  },
};

const pick = (does: string, by: string, radio: string): FormStep => ({
  does,
  by: [by],
  take: ({ page }) => page.getByRole('radio', { name: radio, exact: true }).check(),
});

const sendPicked: FormStep = {
  does: 'presses Send selected values',
  take: ({ page }) => button(page, 'Send selected values').press('Enter'),
};

/** Replaces the form's values with the typing of an earlier visit. */
const restoreDraft: FormStep = {
  does: 'restores the draft',
  when: ({ known }) => known.hasOffer && !known.hasGame,
  updates: (known) => ({ ...known, hasOffer: false }),
  take: ({ page }) => restore(page),
};

const setNetwork = (isOnline: boolean): FormStep => ({
  does: isOnline ? 'the device has its network again' : 'the device loses its network',
  when: (here) => !isEdit(here) && here.known.isOnline !== isOnline && here.snapshot.matches('editing'),
  updates: (known) => ({ ...known, isOnline }),
  take: async (world) => {
    world.isOnline = isOnline;
    await world.page.context().setOffline(!isOnline);
  },
});

export const worldSteps: readonly FormStep[] = [setNetwork(false), setNetwork(true)];

export const steps: Steps<typeof formMachine, FormWorld, FormMemory> = {
  'starting / always / 0': alsoCovers,
  'starting / always / 1': alsoCovers,

  'loading / load ends / 0': [...read('lions', 'tigers of a game'), readVersion],
  'loading / load ends / 1': refused('load'),
  'loading / load ends / 2': unread,
  'loadFailed / form.retry / 0': {
    does: 'presses Retry',
    take: ({ page }) => button(page, 'Retry').press('Enter'),
  },
  'loadFailed / session.resumed / 0': {
    does: 'the session ends during a change of another player, and the same user signs in again',
    when: ({ known }) => known.isChanging,
    updates: (known) => ({ ...known, isChanging: false }),
    take: async (world) => {
      await refuseChange(world);
      await signInAgain(world.page);
    },
  },
  'loadFailed / form.restore / 0': restoreDraft,

  'editing / form.change / 0': [
    typeName('Lynx', 'lynx'),
    typeName('Puma', 'puma'),
    typeName('', 'no name'),
    {
      does: 'types a category',
      by: ['form.change (category)'],
      when: isCreate,
      updates: (known) => ({ ...known, isTaken: false }),
      take: async (world) => {
        world.category = nextCategory();
        await typeLikeAPerson(categoryId(world.page), String(world.category));
        await typeLikeAPerson(categoryName(world.page), 'Lynx');
      },
    },
    {
      does: 'empties the category',
      by: ['form.change (no category)'],
      when: isCreate,
      take: async ({ page }) => {
        await typeLikeAPerson(categoryId(page), '');
        await typeLikeAPerson(categoryName(page), '');
      },
    },
  ],
  'editing / form.blur / 0': [
    leave('form.blur (name)', playerName, isEdit),
    leave('form.blur (category name)', categoryName, isCreate),
  ],
  'editing / form.save / 0': pressToLookUp,
  'editing / form.save / 3': press,
  'editing / form.save / 1': press,
  'editing / form.save / 2': [
    { ...pressToSend, when: isOnline },
    // Without a network it ends at once.
    { ...pressToSend, when: ({ known }) => !known.isOnline, isTransient: true },
  ],
  'editing / form.discard / 0': {
    does: 'presses Cancel',
    when: isCreate,
    take: ({ page }) => button(page, 'Cancel').press('Enter'),
  },
  'editing.usual / form.restore / 0': restoreDraft,
  'editing.unconfirmed / form.save / 0': press,
  'editing.unconfirmed / form.lookAgain / 0': checkAgain,
  'editing.unconfirmed / form.lookAgain / 1': checkAgain,
  'editing.unsure / form.lookAgain / 0': checkAgain,
  'editing.unsure / form.sendAgain / 0': sendAgain,
  'editing.unsure / form.sendAgain / 1': {
    does: sendAgain.does,
    take: ({ page }) => button(page, 'Send again').press('Enter'),
  },

  'reading / load ends / 0': read('lynx'),
  'reading / load ends / 1': read('lions', 'lynx', 'tigers of a game'),
  'reading / load ends / 2': read('lynx', 'tigers of a game'),
  'reading / load ends / 3': refused('load'),
  'reading / load ends / 4': storedOffline,
  'reading / load ends / 5': failed('load'),
  'comparing / form.resolve / 0': [
    pick('chooses their own name', 'form.resolve (my name)', 'Name: Your changes'),
    pick('chooses no game, as before', 'form.resolve (the former game)', 'Game: When you started'),
  ],
  'comparing / form.save / 0': sendPicked,
  'comparing / form.save / 1': sendPicked,
  'comparing / form.save / 2': sendPicked,
  // Save would send an outdated version, which the model does not track.
  'comparing / form.back / 0': {
    when: ({ known }) => !known.hasVersions,
    does: 'goes back to the form',
    take: ({ page }) => button(page, 'Back to the form').press('Enter'),
  },

  'saving / save ends / 0': [ok, created],
  'saving / save ends / 1': refused('save'),
  'saving / save ends / 2': outdatedBy.lynx,
  'saving / save ends / 3': outdatedBy.lions,
  'saving / save ends / 4': outdatedBy.tigers,
  'saving / save ends / 5': unsaved.taken,
  'saving / save ends / 6': unsaved.removed,
  'saving / save ends / 7': unsaved.offline,
  'saving / save ends / 8': lost,
  'saving / save ends / 9': unsaved.connectionLost,
  'saving / save ends / 10': failed('save'),
  'saving / save ends / 11': failed('save'),
  'checking / load ends / 0': read('lynx'),
  'checking / load ends / 1': read('lynx', 'tigers of a game'),
  'checking / load ends / 2': read('lions', 'tigers of a game'),
  'checking / load ends / 3': refused('load'),
  'checking / load ends / 4': unread,
  'lookingUp / lookUp ends / 0': looked(3).saved,
  'lookingUp / lookUp ends / 2': looked(3).notSaved,
  'lookingUp / lookUp ends / 3': looked(3).saved,
  'lookingUp / lookUp ends / 4': looked(3).refused,
  'lookingUp / lookUp ends / 5': notLookedUp,
  'lookingUpFirst / lookUp ends / 0': looked(1).saved,
  'lookingUpFirst / lookUp ends / 2': looked(1).notSaved,
  'lookingUpFirst / lookUp ends / 3': looked(1).saved,
  'lookingUpFirst / lookUp ends / 4': looked(1).refused,
  'lookingUpFirst / lookUp ends / 5': notLookedUp,
  'storing / store ends / 0': {
    does: 'the device has stored it',
    by: ['store ends (stored)'],
    when: isEdit,
    take: releaseDrafts,
  },
  'storing / store ends / 1': {
    does: 'categories are not stored for a later send',
    by: ['store ends (not stored)'],
    when: isCreate,
    take: ({ page }) => page.clock.resume(),
  },
  'awaitingSignIn.toLoad / session.resumed / 0': signsInAgain,
  'awaitingSignIn.toSave / session.resumed / 0': signsInAgain,
  'awaitingSignIn.toSave / session.resumed / 1': signsInAgain,
  'awaitingSignIn.toSave / session.resumed / 2': signsInAgain,
  'awaitingSignIn.toCheck / session.resumed / 0': signsInAgain,
  'awaitingSignIn.toLookUp / session.resumed / 0': signsInAgain,
};
