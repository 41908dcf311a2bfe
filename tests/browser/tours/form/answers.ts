import {
  changePlayer,
  type FormStep,
  type FormWorld,
  type Here,
  isEdit,
  refuse,
  removePlayer,
  settle,
  takeId,
} from './world.ts';

/** What becomes of the form's calls; each by the outcome of the scenario. */

type Fault = Parameters<typeof settle>[2];

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
        await settle(world, here, 'ok');
      },
    };
  });
}

export const refused = (call: 'load' | 'save'): FormStep => ({
  does: 'the server refuses the token, and another',
  by: [`${call} ends (sessionExpired)`],
  take: refuse,
});

export const failed = (call: 'load' | 'save') => answer('the server has a problem', `${call} ends (fault)`, '500');

export const unread: readonly FormStep[] = [
  failed('load'),
  answer('the connection breaks', 'load ends (offline)', 'killed'),
];

/** Nothing has been sent: it is kept, as soon as the device has written it. */
export const kept: FormStep = {
  does: 'the connection breaks, and the device takes its time to keep what is typed',
  by: ['load ends (offline)'],
  take: async (world, here) => {
    world.device.hold(world.page, 'write a draft');
    await settle(world, here, 'killed');
  },
};

export const ok: FormStep = {
  ...answer('the server saves the player', 'save ends (player)', 'ok'),
  when: isEdit,
};

export const created: FormStep = {
  ...answer('the server adds the category', 'save ends (category)', 'ok'),
  when: (here) => !isEdit(here) && !here.known.isTaken,
};

export const lost: FormStep = {
  ...answer('the server saves the player, and its answer is lost', 'save ends (unknown)', 'lost answer'),
  when: isEdit,
};

async function refuseAfter(work: (world: FormWorld) => Promise<unknown>, world: FormWorld, here: Here): Promise<void> {
  await work(world);
  await settle(world, here, 'ok');
}

export const unsaved = {
  taken: {
    does: 'somebody else has added a category of that id, and the server refuses it',
    by: ['save ends (taken id)'],
    when: (here) => !isEdit(here) && !here.known.isTaken,
    leaves: (known) => ({ ...known, isTaken: true }),
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
    when: (here) => !isEdit(here),
  },
} satisfies Readonly<Record<string, FormStep>>;
