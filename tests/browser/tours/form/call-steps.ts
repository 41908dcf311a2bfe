import { holdDrafts } from '../support/hold-drafts.ts';
import {
  changePlayer,
  type FormStep,
  type FormWorld,
  type Here,
  isEdit,
  loseRefresh,
  rejectToken,
  removePlayer,
  settle,
  storeSent,
  takeId,
} from './world.ts';

/** The results of the form's calls, each for an outcome of the scenario. */

type Fault = Parameters<typeof settle>[2];

/** A call without a network ends at once: it does not wait for a response. */
const isOnline = ({ known }: Here) => known.isOnline;
const isCreateOnline = (here: Here) => !isEdit(here) && isOnline(here);

const callEnds = (does: string, by: string, fault: Fault): FormStep => ({
  does,
  by: [by],
  take: (world, here) => settle(world, here, fault),
});

const records = {
  lions: { name: 'Lions', hasGame: false },
  lynx: { name: 'Lynx', hasGame: false },
  'tigers of a game': { name: 'Tigers', hasGame: true },
} as const;

/** A save without a response may still be in flight: the app reads a record that lacks a sent change three times. */
function readsUntilKnown({ snapshot }: Here, called: string): number {
  const { sent, base } = snapshot.context;
  const name = sent?.['name'];
  return snapshot.matches('checking') && name !== base['name'] && name !== called ? 3 : 1;
}

/** The record as other users have left it. */
export function read(...names: readonly (keyof typeof records)[]): readonly FormStep[] {
  return names.map((name) => {
    const { name: called, hasGame } = records[name];
    return {
      does: `the server returns ${name}`,
      by: [`load ends (${name})`],
      // A game is never removed again. With an offer, only the draft's base record raises no question.
      when: ({ known }) => !known.hasVersions && (known.hasGame === hasGame || (hasGame && !known.hasOffer)),
      updates: (known) => ({ ...known, hasGame }),
      take: async (world, here) => {
        await changePlayer(world, called, hasGame);
        for (let look = 0; look < readsUntilKnown(here, called); look += 1) await settle(world, here, 'ok');
      },
    };
  });
}

/** Other users have left the player as it was. */
export const readVersion: FormStep = {
  does: 'the server returns lions of a version',
  by: ['load ends (lions of version 1)'],
  when: ({ known }) => known.hasVersions,
  take: async (world, here) => {
    await changePlayer(world, 'Lions');
    await settle(world, here, 'ok');
  },
};

/** Another user has saved the player since it was read. Its names in turn; a game is never removed again. */
const outdated = (record: string, does: string, names: readonly string[], hasGame = false): FormStep => ({
  does,
  by: [`save ends (outdated, ${record})`],
  when: ({ known }) => known.hasVersions && !known.hasGame,
  updates: (known) => ({ ...known, hasGame }),
  take: async (world, here) => {
    for (const name of names) await changePlayer(world, name, hasGame);
    await settle(world, here, 'ok');
  },
});

export const outdatedBy = {
  lions: outdated('lions', 'another user has renamed the player, and back', ['Leo', 'Lions']),
  lynx: outdated('lynx', 'another user has given the player the same name', ['Lynx']),
  tigers: outdated('tigers', 'another user has changed the player', ['Tigers'], true),
};

export const refused = (call: 'load' | 'save'): FormStep => ({
  does: 'the server refuses the token and the refresh',
  by: [`${call} ends (sessionExpired)`],
  when: isOnline,
  take: rejectToken,
});

export const failed = (call: 'load' | 'save'): FormStep => ({
  ...callEnds('the server has a problem', `${call} ends (fault)`, '500'),
  when: isOnline,
});

export const unread: readonly FormStep[] = [
  failed('load'),
  {
    does: 'the server refuses the token, and the connection breaks during the refresh',
    by: ['load ends (offline)'],
    take: loseRefresh,
  },
];

/** Nothing has been sent. The form stores it as soon as the device has written it. */
export const storedOffline: FormStep = {
  does: 'the connection breaks, and the device takes its time to store the typing',
  by: ['load ends (offline)'],
  take: async (world, here) => {
    await holdDrafts(world);
    await loseRefresh(world, here);
  },
};

export const ok: FormStep = {
  ...callEnds('the server saves the player', 'save ends (player)', 'ok'),
  when: isEdit,
};

export const created: FormStep = {
  ...callEnds('the server adds the category', 'save ends (category)', 'ok'),
  when: (here) => isCreateOnline(here) && here.known.sent === 'free',
};

export const lost: FormStep = {
  ...callEnds('the server saves the player, and its response is lost', 'save ends (unknown)', 'lost response'),
  when: (here) => isEdit(here) && !here.known.hasVersions,
};

/** Sends the values in the form, including the id. */
export const sends: NonNullable<FormStep['updates']> = (known) => ({
  ...known,
  sent: known.isTaken ? 'taken' : 'free',
});

/** The results of a lookup of categories, after this many attempts. */
export const looked = (looks: number): Readonly<Record<'saved' | 'notSaved' | 'refused', FormStep>> => ({
  saved: {
    does: 'the list has the category that was sent',
    by: ['lookUp ends (saved)'],
    when: (here) => !isEdit(here) && here.known.sent !== 'taken',
    updates: (known) => ({ ...known, sent: 'stored' }),
    take: async (world, here) => {
      if (here.known.sent === 'free') await storeSent(world);
      await settle(world, here, 'ok');
    },
  },
  notSaved: {
    does: 'the list does not have the category',
    by: ['lookUp ends (not saved)'],
    when: (here) => !isEdit(here) && here.known.sent !== 'stored',
    ...(looks === 1 && { updates: sends }),
    take: async (world, here) => {
      world.sent = looks === 1 ? world.category : world.sent;
      for (let look = 0; look < looks; look += 1) await settle(world, here, 'ok');
    },
  },
  refused: {
    does: 'the server refuses the token and the refresh',
    by: ['lookUp ends (sessionExpired)'],
    take: rejectToken,
  },
});

export const notLookedUp: readonly FormStep[] = [
  callEnds('the server has a problem', 'lookUp ends (fault)', '500'),
  {
    does: 'the server refuses the token, and the connection breaks during the refresh',
    by: ['lookUp ends (offline)'],
    take: loseRefresh,
  },
];

async function refuseAfter(work: (world: FormWorld) => Promise<unknown>, world: FormWorld, here: Here): Promise<void> {
  await work(world);
  await settle(world, here, 'ok');
}

export const unsaved = {
  taken: {
    does: 'another user has added a category of that id, and the server refuses it',
    by: ['save ends (taken id)'],
    when: (here) => isCreateOnline(here) && here.known.sent === 'free',
    updates: (known) => ({ ...known, isTaken: true, sent: 'taken' }),
    take: (world, here) => refuseAfter(takeId, world, here),
  },
  removed: {
    does: 'another user has removed the player, and the server refuses to save it',
    by: ['save ends (rejected)'],
    when: isEdit,
    isLast: true,
    take: (world, here) => refuseAfter(removePlayer, world, here),
  },
  offline: {
    does: 'there is no network',
    by: ['save ends (offline)'],
    when: ({ known }) => !known.isOnline,
    isTransient: true,
    take: async () => undefined,
  },
  connectionLost: {
    ...callEnds('the connection breaks', 'save ends (unknown)', 'killed'),
    when: isCreateOnline,
  },
} satisfies Readonly<Record<string, FormStep>>;
