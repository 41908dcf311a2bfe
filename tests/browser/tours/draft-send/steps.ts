import { expect } from '@playwright/test';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { signInAgain } from '../../support/walks/tour-fixture.ts';
import { holdDrafts, releaseDrafts } from '../support/hold-drafts.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import {
  addVideo,
  card,
  changePlayer,
  type DraftSendMemory,
  type DraftSendStep,
  type DraftSendWorld,
  failRefresh,
  type Here,
  isEdit,
  rejectToken,
  removePlayer,
  settle,
} from './world.ts';

type Fault = Parameters<typeof settle>[2];
type Call = 'read' | 'lookUp' | 'send';

/** A step that leads to the send: the write that marks the draft as sent waits. */
const toSend = (step: DraftSendStep): DraftSendStep => ({
  ...step,
  take: async (world, here) => {
    await holdDrafts(world);
    await step.take(world, here);
  },
});

const press = (name: string): DraftSendStep => ({
  does: `presses ${name}`,
  take: (world) => card(world).getByRole('button', { name }).press('Enter'),
});

/** A sign-in stores the key of drafts. If that is held for longer than the storage timeout, nothing can be sent. */
const signInAgainStep: DraftSendStep = {
  does: 'the same user signs in again',
  take: async ({ page, device }) => {
    device.free(page);
    await signInAgain(page);
  },
};

const signInAgainToSend = toSend({
  does: 'the same user signs in again',
  take: ({ page }) => signInAgain(page),
});

/** Of a send, once the device has marked the draft. */
async function respond(world: DraftSendWorld, here: Here, fault: Fault): Promise<void> {
  if (here.snapshot.matches('sending')) await releaseDrafts(world);
  await settle(world, here, fault);
}

const ends = (call: Call, outcome: string, does: string, fault: Fault): DraftSendStep => ({
  does,
  by: [`${call} ends (${outcome})`],
  take: (world, here) => respond(world, here, fault),
});

const failed = (call: Call) => ends(call, 'fault', 'the server has a problem', '500');
const connectionLost = (call: Call): DraftSendStep => ({
  does: 'the server refuses the token, and the connection breaks during the refresh',
  by: [`${call} ends (offline)`],
  take: failRefresh,
});
const noResponse = (call: Call) => [failed(call), connectionLost(call)];

const refused = (call: Call): DraftSendStep => ({
  does: 'the server refuses the token and the refresh',
  by: [`${call} ends (sessionExpired)`],
  take: async (world, here) => {
    if (here.snapshot.matches('sending')) await releaseDrafts(world);
    await rejectToken(world, here);
  },
});

const records = {
  lions: () => ({ name: 'Lions', nickname: 'Lions' }),
  lynx: ({ mine }: DraftSendWorld) => ({ name: mine, nickname: 'Lions' }),
  tigers: () => ({ name: 'Tigers', nickname: 'Lions' }),
  'lions of another nickname': () => ({ name: 'Lions', nickname: 'Leo' }),
} as const;

/** The player as other users have left it. */
const read = (...names: readonly (keyof typeof records)[]): readonly DraftSendStep[] => readAfter(1, names);

/** A send without a response may still be in flight, so the app reads the player several times. */
const readAfter = (looks: number, names: readonly (keyof typeof records)[]): readonly DraftSendStep[] =>
  names.map((name) => ({
    does: `the server returns ${name}`,
    by: [`read ends (${name})`],
    when: ({ known }: Here) => !known.hasVersions,
    take: async (world, here) => {
      await changePlayer(world, records[name](world));
      for (let look = 0; look < looks; look += 1) await settle(world, here, 'ok');
    },
  }));

/** The results of a lookup. Other users first add records like the new one. */
const found = (outcome: string, others: 0 | 1 | 2, looks: number): DraftSendStep => ({
  ...ends('lookUp', outcome, `the list has ${others} records like it`, 'ok'),
  when: ({ known }) => known.others <= others,
  updates: (known) => ({ ...known, others }),
  take: async (world, here) => {
    for (let added = here.known.others; added < others; added += 1) await addVideo(world);
    for (let look = 0; look < looks; look += 1) await settle(world, here, 'ok');
  },
});

const foundTwo = found('not sure', 2, 1);

const stored = { alsoSends: ['remove ends (removed)'] };

const removed: DraftSendStep = {
  does: 'another user has removed the player, and the server refuses to save it',
  by: ['send ends (rejected)'],
  when: isEdit,
  isLast: true,
  take: async (world, here) => {
    await removePlayer(world);
    await respond(world, here, 'ok');
  },
};

/** Before the send; the network returns once the error is shown. */
const unreachable: DraftSendStep = {
  does: 'the network fails before the send, and returns',
  by: ['send ends (offline)'],
  take: async (world) => {
    const { page } = world;
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. Lists show offline copies.')).toBeVisible();
    await releaseDrafts(world);
    await expect(card(world).getByRole('alert')).toHaveText('You are offline');
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline. Lists show offline copies.')).toHaveCount(0);
  },
};

/** Another user has saved the player since the draft was made. */
const outdatedBy = (name: keyof typeof records): DraftSendStep => ({
  does: `another user has saved ${name}, and the server refuses the draft`,
  by: [`send ends (outdated, ${name})`],
  when: ({ known }) => known.hasVersions,
  take: async (world, here) => {
    await changePlayer(world, records[name](world));
    await releaseDrafts(world);
    await settle(world, here, 'ok');
  },
});

/** Only the version is outdated, so the app sends the draft again at once: it marks it as not sent, then as sent. */
const outdatedVersion: DraftSendStep = {
  ...outdatedBy('lions'),
  does: 'another user has renamed the player, and back, and the server refuses the draft',
  take: async (world, here) => {
    await changePlayer(world, records.tigers());
    await changePlayer(world, records.lions());
    await releaseDrafts(world);
    await holdDrafts(world);
    await settle(world, here, 'ok');
    // The first mark. The second one waits for the next step.
    await world.device.settle(world.page, 'write a draft');
  },
};

const failMark: DraftSendStep = {
  does: 'the device fails to mark the draft as sent',
  by: ['send ends (fault)'],
  take: async (world) => {
    await world.device.settle(world.page, 'write a draft', 'fails');
    await releaseDrafts(world);
  },
};

export const steps: Steps<typeof draftSendMachine, DraftSendWorld, DraftSendMemory> = {
  'idle / draftSend.send / 1': press('Send'),
  'idle / draftSend.send / 2': press('Send'),
  'idle / draftSend.send / 3': toSend(press('Send')),

  'reading / read ends / 0': read('lynx').map((step) => ({ ...step, ...stored })),
  'reading / read ends / 1': read('lions', 'tigers', 'lions of another nickname').map(toSend),
  'reading / read ends / 2': read('tigers', 'lions of another nickname'),
  'reading / read ends / 3': refused('read'),
  'reading / read ends / 4': noResponse('read'),
  'comparing / draftSend.resolve / 0': {
    does: 'chooses their own name',
    by: ['draftSend.resolve (my name)'],
    take: ({ page }) => page.getByRole('radio', { name: 'Name: Your draft', exact: true }).check(),
  },
  'comparing / draftSend.send / 0': toSend(press('Send selected values')),
  'comparing / draftSend.send / 1': press('Send selected values'),
  'comparing / draftSend.cancel / 0': press('Cancel'),

  'lookingUp / lookUp ends / 0': { ...found('saved', 1, 1), ...stored },
  'lookingUp / lookUp ends / 1': found('not saved', 0, 3),
  'lookingUp / lookUp ends / 2': foundTwo,
  'lookingUp / lookUp ends / 3': refused('lookUp'),
  'lookingUp / lookUp ends / 4': noResponse('lookUp'),
  'lookingUpFirst / lookUp ends / 0': { ...found('saved', 1, 1), ...stored },
  'lookingUpFirst / lookUp ends / 1': toSend(found('not saved', 0, 1)),
  'lookingUpFirst / lookUp ends / 2': foundTwo,
  'lookingUpFirst / lookUp ends / 3': refused('lookUp'),
  'lookingUpFirst / lookUp ends / 4': noResponse('lookUp'),
  'asking / draftSend.chooseFound / 0': {
    does: 'chooses one of the records',
    ...stored,
    take: async (world) =>
      card(world)
        .getByRole('button', { name: /^This one/ })
        .first()
        .press('Enter'),
  },
  'asking / draftSend.send / 0': toSend(press('Send again')),
  'asking / draftSend.cancel / 0': press('Cancel'),

  'sending / send ends / 0': [
    { ...ends('send', 'player', 'the server saves the player', 'ok'), when: isEdit },
    { ...ends('send', 'video', 'the server adds the video', 'ok'), when: (here) => !isEdit(here) },
  ],
  'sending / send ends / 1': refused('send'),
  'sending / send ends / 2': { ...outdatedBy('lynx'), ...stored },
  'sending / send ends / 3': outdatedVersion,
  'sending / send ends / 4': outdatedBy('tigers'),
  'sending / send ends / 5': removed,
  'sending / send ends / 6': {
    ...ends('send', 'unknown', 'the server saves the player, and its response is lost', 'lost response'),
    when: ({ known }) => !known.hasVersions,
  },
  'sending / send ends / 7': ends('send', 'unknown', 'the connection breaks', 'killed'),
  'sending / send ends / 8': [failed('send'), failMark],
  'sending / send ends / 9': unreachable,
  'checking / read ends / 0': read('lynx').map((step) => ({ ...step, ...stored })),
  'checking / read ends / 1': readAfter(3, ['lions', 'tigers']),
  'checking / read ends / 2': refused('read'),
  'checking / read ends / 3': noResponse('read'),
  'storedAlready / remove ends / 0': alsoCovers,

  'awaitingSignIn.toRead / session.resumed / 0': signInAgainStep,
  'awaitingSignIn.toLookUp / session.resumed / 0': signInAgainStep,
  'awaitingSignIn.toCheck / session.resumed / 0': signInAgainStep,
  'awaitingSignIn.toStart / session.resumed / 0': signInAgainStep,
  'awaitingSignIn.toStart / session.resumed / 1': signInAgainStep,
  'awaitingSignIn.toStart / session.resumed / 2': signInAgainToSend,
};
