import {
  changePlayer,
  type FormStep,
  type FormWorld,
  type Here,
  isEdit,
  loseRenewal,
  refuse,
  removePlayer,
  settle,
  storeSent,
  takeId,
} from './world.ts';

/** What becomes of the form's calls; each by the outcome of the scenario. */

type Fault = Parameters<typeof settle>[2];

/** A call without a network is over at once: it does not wait for an answer. */
const isOnline = ({ known }: Here) => known.isOnline;
const isCreateOnline = (here: Here) => !isEdit(here) && isOnline(here);

const answer = (does: string, by: string, fault: Fault): FormStep => ({
  does,
  by: [by],
  take: (world, here) => settle(world, here, fault),
});

const records = {
  lions: { name: 'Lions', hasGame: false },
  lynx: { name: 'Lynx', hasGame: false },
  'tigers of a game': { name: 'Tigers', hasGame: true },
} as const;

/** A save without a response may still be on its way: a record that lacks a change that was sent is read three times. */
function looksFor({ snapshot }: Here, called: string): number {
  const { sent, base } = snapshot.context;
  const name = sent?.['name'];
  return snapshot.matches('checking') && name !== base['name'] && name !== called ? 3 : 1;
}

/** The record as others have left it. */
export function read(...names: readonly (keyof typeof records)[]): readonly FormStep[] {
  return names.map((name) => {
    const { name: called, hasGame } = records[name];
    return {
      does: `the server answers with ${name}`,
      by: [`load ends (${name})`],
      // A game is not taken away again; over an offer, only the record that it was made from raises no question.
      when: ({ known }) => known.hasGame === hasGame || (hasGame && !known.hasOffer),
      leaves: (known) => ({ ...known, hasGame }),
      take: async (world, here) => {
        await changePlayer(world, called, hasGame);
        for (let look = 0; look < looksFor(here, called); look += 1) await settle(world, here, 'ok');
      },
    };
  });
}

export const refused = (call: 'load' | 'save'): FormStep => ({
  does: 'the server refuses the token, and another',
  by: [`${call} ends (sessionExpired)`],
  when: isOnline,
  take: refuse,
});

export const failed = (call: 'load' | 'save'): FormStep => ({
  ...answer('the server has a problem', `${call} ends (fault)`, '500'),
  when: isOnline,
});

export const unread: readonly FormStep[] = [
  failed('load'),
  {
    does: 'the server refuses the token, and the connection breaks over another',
    by: ['load ends (offline)'],
    take: loseRenewal,
  },
];

/** Nothing has been sent: it is kept, as soon as the device has written it. */
export const kept: FormStep = {
  does: 'the connection breaks, and the device takes its time to keep what is typed',
  by: ['load ends (offline)'],
  take: async (world, here) => {
    world.device.hold(world.page, 'write a draft');
    await loseRenewal(world, here);
  },
};

export const ok: FormStep = {
  ...answer('the server saves the player', 'save ends (player)', 'ok'),
  when: isEdit,
};

export const created: FormStep = {
  ...answer('the server adds the category', 'save ends (category)', 'ok'),
  when: (here) => isCreateOnline(here) && here.known.sent === 'free',
};

export const lost: FormStep = {
  ...answer('the server saves the player, and its answer is lost', 'save ends (unknown)', 'lost answer'),
  when: isEdit,
};

/** What is in the form is sent, and so is its id. */
export const sends: NonNullable<FormStep['leaves']> = (known) => ({ ...known, sent: known.isTaken ? 'taken' : 'free' });

/** What a lookup of categories finds, after so many looks. */
export const looked = (looks: number): Readonly<Record<'saved' | 'notSaved' | 'refused', FormStep>> => ({
  saved: {
    does: 'the list has the category that was sent',
    by: ['lookUp ends (saved)'],
    when: (here) => !isEdit(here) && here.known.sent !== 'taken',
    leaves: (known) => ({ ...known, sent: 'stored' }),
    take: async (world, here) => {
      if (here.known.sent === 'free') await storeSent(world);
      await settle(world, here, 'ok');
    },
  },
  notSaved: {
    does: 'the list does not have the category',
    by: ['lookUp ends (not saved)'],
    when: (here) => !isEdit(here) && here.known.sent !== 'stored',
    ...(looks === 1 && { leaves: sends }),
    take: async (world, here) => {
      world.sent = looks === 1 ? world.category : world.sent;
      for (let look = 0; look < looks; look += 1) await settle(world, here, 'ok');
    },
  },
  refused: {
    does: 'the server refuses the token, and another',
    by: ['lookUp ends (sessionExpired)'],
    take: refuse,
  },
});

export const notLookedUp: readonly FormStep[] = [
  answer('the server has a problem', 'lookUp ends (fault)', '500'),
  {
    does: 'the server refuses the token, and the connection breaks over another',
    by: ['lookUp ends (offline)'],
    take: loseRenewal,
  },
];

async function refuseAfter(work: (world: FormWorld) => Promise<unknown>, world: FormWorld, here: Here): Promise<void> {
  await work(world);
  await settle(world, here, 'ok');
}

export const unsaved = {
  taken: {
    does: 'somebody else has added a category of that id, and the server refuses it',
    by: ['save ends (taken id)'],
    when: (here) => isCreateOnline(here) && here.known.sent === 'free',
    leaves: (known) => ({ ...known, isTaken: true, sent: 'taken' }),
    take: (world, here) => refuseAfter(takeId, world, here),
  },
  removed: {
    does: 'somebody else has removed the player, and the server refuses to save it',
    by: ['save ends (rejected)'],
    when: isEdit,
    isLast: true,
    take: (world, here) => refuseAfter(removePlayer, world, here),
  },
  offline: {
    does: 'there is no network to send it by',
    by: ['save ends (offline)'],
    when: ({ known }) => !known.isOnline,
    isFleeting: true,
    take: async () => undefined,
  },
  cut: {
    ...answer('the connection breaks', 'save ends (unknown)', 'killed'),
    when: isCreateOnline,
  },
} satisfies Readonly<Record<string, FormStep>>;
