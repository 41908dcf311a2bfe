import { expect } from '@playwright/test';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { signInAgain } from '../../support/seat.ts';
import { inPassing, type Steps } from '../support/tour.ts';
import {
  addVideo,
  card,
  changePlayer,
  type DraftSendMemory,
  type DraftSendStep,
  type DraftSendWorld,
  type Here,
  isEdit,
  refuse,
  removePlayer,
  settle,
} from './world.ts';

type Fault = Parameters<typeof settle>[2];
type Call = 'read' | 'look' | 'send';

/** The device takes its time to note that it is sent. */
const hold = ({ page, device }: DraftSendWorld) => device.hold(page, 'write a draft');

const press = (name: string): DraftSendStep => ({
  does: `presses ${name}`,
  take: async (world) => {
    hold(world);
    await card(world).getByRole('button', { name }).press('Enter');
  },
});

const comeBack: DraftSendStep = {
  does: 'the same person signs in again',
  take: async (world) => {
    hold(world);
    await signInAgain(world.page);
  },
};

/** Of a send, once the device has noted it. */
async function answer(world: DraftSendWorld, here: Here, fault: Fault): Promise<void> {
  if (here.snapshot.matches('sending')) world.device.free(world.page);
  await settle(world, here, fault);
}

const ends = (call: Call, outcome: string, does: string, fault: Fault): DraftSendStep => ({
  does,
  by: [`${call} ends (${outcome})`],
  take: (world, here) => answer(world, here, fault),
});

const failed = (call: Call) => ends(call, 'fault', 'the server has a problem', '500');
const cut = (call: Call) => ends(call, 'offline', 'the connection breaks', 'killed');
const noAnswer = (call: Call) => [failed(call), cut(call)];

const refused = (call: Call): DraftSendStep => ({
  does: 'the server refuses the token, and another',
  by: [`${call} ends (sessionExpired)`],
  take: async (world, here) => {
    if (here.snapshot.matches('sending')) world.device.free(world.page);
    await refuse(world, here);
  },
});

const records = {
  lions: () => ({ name: 'Lions', nickname: 'Lions' }),
  lynx: ({ mine }: DraftSendWorld) => ({ name: mine, nickname: 'Lions' }),
  tigers: () => ({ name: 'Tigers', nickname: 'Lions' }),
  'lions of another nickname': () => ({ name: 'Lions', nickname: 'Leo' }),
} as const;

/** The player as others have left them. */
const read = (...names: readonly (keyof typeof records)[]): readonly DraftSendStep[] =>
  names.map((name) => ({
    does: `the server answers with ${name}`,
    by: [`read ends (${name})`],
    take: async (world, here) => {
      hold(world);
      await changePlayer(world, records[name](world));
      await settle(world, here, 'ok');
    },
  }));

const looked: readonly DraftSendStep[] = [
  {
    ...ends('look', 'there', 'the list has the record, which somebody else has added', 'ok'),
    leaves: (known) => ({ ...known, isThere: true, isKept: true }),
    take: async (world, here) => {
      if (!here.known.isThere) await addVideo(world);
      await settle(world, here, 'ok');
    },
  },
  {
    ...ends('look', 'not there', 'the list does not have the record', 'ok'),
    when: ({ known }) => !known.isThere,
    leaves: (known) => ({ ...known, isKept: true }),
  },
];

const removed: DraftSendStep = {
  does: 'somebody else has removed the player, and the server refuses to save them',
  by: ['send ends (rejected)'],
  when: isEdit,
  isLast: true,
  take: async (world, here) => {
    await removePlayer(world);
    await answer(world, here, 'ok');
  },
};

/** Before it goes out, and it comes back when that has been told. */
const unreachable: DraftSendStep = {
  does: 'the network goes before it is sent, and comes back',
  by: ['send ends (offline)'],
  take: async (world) => {
    const { page, device } = world;
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. Lists show what this device has kept.')).toBeVisible();
    device.free(page);
    await expect(card(world).getByRole('alert')).toHaveText('You are offline');
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline. Lists show what this device has kept.')).toHaveCount(0);
  },
};

const cannotNote: DraftSendStep = {
  does: 'the device fails to note that it is sent',
  take: async ({ page, device }) => {
    await device.settle(page, 'write a draft', 'fails');
    device.free(page);
  },
};

export const steps: Steps<typeof draftSendMachine, DraftSendWorld, DraftSendMemory> = {
  'idle / draftSend.send / 1': press('Send'),
  'idle / draftSend.send / 2': { ...press('Send'), when: ({ known }) => !known.isKept },
  'idle / draftSend.send / 3': press('Send'),

  'reading / read ends / 0': read('lynx'),
  'reading / read ends / 1': read('lions', 'tigers', 'lions of another nickname'),
  'reading / read ends / 2': read('tigers', 'lions of another nickname'),
  'reading / read ends / 3': refused('read'),
  'reading / read ends / 4': noAnswer('read'),
  'comparing / draftSend.pick / 0': {
    does: 'picks their own name',
    by: ['draftSend.pick (my name)'],
    take: ({ page }) => page.getByRole('radio', { name: 'Name: Your draft', exact: true }).check(),
  },
  'comparing / draftSend.send / 0': press('Send what is picked'),
  'comparing / draftSend.cancel / 0': press('Cancel'),

  'looking / look ends / 0': looked,
  'looking / look ends / 1': refused('look'),
  'looking / look ends / 2': noAnswer('look'),
  'asking / draftSend.send / 0': press('Send again'),
  'asking / draftSend.cancel / 0': press('Cancel'),

  'sending / send ends / 0': [
    { ...ends('send', 'player', 'the server saves the player', 'ok'), when: isEdit },
    { ...ends('send', 'video', 'the server adds the video', 'ok'), when: (here) => !isEdit(here) },
  ],
  'sending / send ends / 1': refused('send'),
  'sending / send ends / 2': removed,
  'sending / send ends / 3': ends(
    'send',
    'unknown',
    'the server saves the player, and its answer is lost',
    'lost answer',
  ),
  'sending / send ends / 4': [failed('send'), ends('send', 'unknown', 'the connection breaks', 'killed')],
  'sending / send ends / 5': unreachable,
  'sending / send throws / 0': cannotNote,
  'checking / read ends / 0': read('lynx'),
  'checking / read ends / 1': read('lions', 'tigers'),
  'checking / read ends / 2': refused('read'),
  'checking / read ends / 3': noAnswer('read'),
  'storedAlready / always / 0': inPassing,

  'awaitingSignIn.toRead / session.resumed / 0': comeBack,
  'awaitingSignIn.toLook / session.resumed / 0': comeBack,
  'awaitingSignIn.toCheck / session.resumed / 0': comeBack,
  'awaitingSignIn.toStart / session.resumed / 0': comeBack,
  'awaitingSignIn.toStart / session.resumed / 1': comeBack,
  'awaitingSignIn.toStart / session.resumed / 2': comeBack,
};
