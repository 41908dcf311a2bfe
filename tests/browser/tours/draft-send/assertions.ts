import { expect } from '@playwright/test';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { differencesOf, sideOf, unresolved } from '#machines/form/compare.ts';
import { expectSignInDialog } from '../../support/walks/tour-fixture.ts';
import { type Assertions, alsoCovers } from '../support/tour.ts';
import { card, type DraftSendMemory, type DraftSendWorld, deviceAsked, type Here } from './world.ts';

/** All messages that a draft may show about a call. */
const messages = [
  'The server had a problem',
  'Failed to fetch',
  'You are offline',
  'Player not found',
  'Your changes were not saved. Check them and press Save again.',
  'Not saved: the server did not receive it. Press Send to send it again.',
];

const inCard = (world: DraftSendWorld, name: string) => card(world).getByRole('button', { name, exact: true });
const send = (world: DraftSendWorld) => inCard(world, `Send ${world.mine}`);

async function expectFailure(world: DraftSendWorld, { snapshot }: Here): Promise<void> {
  const { failure } = snapshot.context;
  // Thrown errors have the message of the browser.
  const isThrown = failure?.message === 'boom';
  await expect(card(world).getByRole('alert')).toHaveCount(isThrown || isReported(failure) ? 1 : 0);
  for (const text of messages) {
    await expect(card(world).getByText(text, { exact: true })).toHaveCount(failure?.message === text ? 1 : 0);
  }
}

/** Shown as an error at once; an unknown result is a warning. */
const isReported = (failure: Here['snapshot']['context']['failure']) => failure !== null && failure.kind !== 'unknown';

async function expectSend(world: DraftSendWorld, isBusy: boolean): Promise<void> {
  await expect(send(world)).toHaveText(isBusy ? 'Loading...' : 'Send');
  await expect(send(world)).toBeEnabled({ enabled: !isBusy });
}

const busy = {
  sees: 'the draft, with Send busy',
  look: async (world: DraftSendWorld, here: Here) => {
    await expectSignInDialog(world.page, false);
    await expectSend(world, true);
    await expectFailure(world, here);
  },
};

const awaitingSignIn = {
  sees: 'the sign-in dialog over the draft',
  look: async (world: DraftSendWorld) => {
    await expectSignInDialog(world.page, true);
    await expectSend(world, true);
  },
};

const heads = { base: 'When you started', mine: 'Your draft', theirs: 'The record now' } as const;

async function expectDifferences(world: DraftSendWorld, { snapshot }: Here): Promise<void> {
  const { base, values, theirs, resolutions, isEqual } = snapshot.context;
  const differences = differencesOf({ base, values }, theirs ?? base, isEqual);
  for (const difference of differences) {
    const label = difference.name === 'name' ? 'Name' : 'Nickname';
    for (const side of ['base', 'mine', 'theirs'] as const) {
      const radio = card(world).getByRole('radio', { name: `${label}: ${heads[side]}`, exact: true });
      await expect(radio).toBeChecked({ checked: side === sideOf(difference, resolutions) });
    }
  }
  const isResolved = unresolved(differences, resolutions).length === 0;
  await expect(inCard(world, 'Send selected values')).toBeEnabled({ enabled: isResolved });
}

export const assertions: Assertions<typeof draftSendMachine, DraftSendWorld, DraftSendMemory> = {
  idle: {
    sees: 'the draft with Send, and the result of the last call',
    look: async (world, here) => {
      await expectSignInDialog(world.page, false);
      await expectSend(world, false);
      await expectFailure(world, here);
    },
  },
  reading: busy,
  comparing: {
    sees: 'other users’ changes beside the draft, the choices, and Send once all are resolved',
    look: async (world, here) => {
      await expectDifferences(world, here);
      await expect(inCard(world, 'Cancel')).toBeEnabled();
      await expect(send(world)).toHaveCount(0);
    },
  },
  lookingUp: busy,
  lookingUpFirst: busy,
  asking: {
    sees: 'the matching records, and the question whether to send it again',
    look: async (world, { snapshot }) => {
      await expect(card(world).getByText('The server did not reply. This may have been saved.')).toBeVisible();
      const records = card(world).getByRole('button', { name: /^This one/ });
      await expect(records).toHaveCount(snapshot.context.candidates.length);
      await expect(inCard(world, 'Send again')).toBeEnabled();
      await expect(inCard(world, 'Cancel')).toBeEnabled();
      await expect(send(world)).toHaveCount(0);
    },
  },
  sending: {
    sees: 'Send busy, while the device marks the draft as sent',
    look: async (world, here) => {
      await deviceAsked(world);
      await busy.look(world, here);
    },
  },
  checking: busy,
  storedAlready: alsoCovers,
  'awaitingSignIn.toRead': awaitingSignIn,
  'awaitingSignIn.toLookUp': awaitingSignIn,
  'awaitingSignIn.toCheck': awaitingSignIn,
  'awaitingSignIn.toStart': awaitingSignIn,
  sent: {
    sees: 'that it is saved, and the link to the list',
    look: async (world, { snapshot }) => {
      await expect(card(world).getByText(snapshot.context.message)).toBeVisible();
      await expect(card(world).getByText('Open the list')).toBeVisible();
      await expect(send(world)).toHaveCount(0);
    },
  },
};
