import { answer, type Here, keptHere, type ListMemory, type ListStep, pageOf, refuse } from './world.ts';

/** What becomes of the list's call, and of what the device is asked for; each by the outcome of the scenario. */

const keep =
  (order: 'page' | 'moved') =>
  (known: ListMemory, here: Here): ListMemory => ({
    ...known,
    kept: pageOf(here) === 1 ? [order, known.kept[1]] : [known.kept[0], order],
  });

const isHeld = ({ known }: Here) => !known.isSlow;

/** The server's rows, in one order or the other. */
const rows = (order: 'page' | 'moved'): ListStep => ({
  does: order === 'page' ? 'the server answers' : 'the server answers, with one more record in front',
  by: [`loadPage ends (${order})`],
  when: isHeld,
  leaves: keep(order),
  take: async (world) => {
    await world.clips.putInFront(order === 'moved');
    await answer(world, 'ok');
  },
});

export const page = rows('page');
export const moved = rows('moved');

export const short: ListStep = {
  does: 'the server answers that there are not so many pages any more',
  by: ['loadPage ends (short)'],
  when: (here) => isHeld(here) && pageOf(here) === 2,
  isLast: true,
  take: async (world) => {
    await world.clips.shrink();
    await answer(world, 'ok');
  },
};

/** Without a network the worker answers with what it has kept. */
export const copy: ListStep = {
  does: 'the connection breaks, and the worker answers with its copy',
  by: ['loadPage ends (copy)'],
  when: (here) => isHeld(here) && keptHere(here) === 'page',
  take: (world) => answer(world, 'killed'),
};

/** For three seconds it waits, and from then on it does not wait at all. */
export const lateCopy: readonly ListStep[] = [
  {
    does: 'no answer comes for three seconds, and the worker answers with its copy',
    by: ['loadPage ends (copy)'],
    when: (here) => isHeld(here) && keptHere(here) === 'page',
    leaves: (known, here) => ({ ...known, isSlow: true, behind: pageOf(here) }),
    take: async ({ patience }) => patience?.end(),
  },
  {
    does: 'the worker answers with its copy at once',
    by: ['loadPage ends (copy)'],
    when: (here) => here.known.isSlow && keptHere(here) === 'page',
    take: async () => undefined,
  },
];

export const fault: readonly ListStep[] = [
  {
    does: 'the server has a problem',
    by: ['loadPage ends (fault)'],
    when: (here) => isHeld(here) && keptHere(here) === null,
    take: (world) => answer(world, '500'),
  },
  {
    does: 'the server refuses the token, and has a problem with giving another',
    by: ['loadPage ends (fault)'],
    when: (here) => isHeld(here) && keptHere(here) !== null,
    take: (world) => refuse(world, '500'),
  },
];

/** A call that loses its own connection is sent again first. */
export const offline: ListStep = {
  does: 'the server refuses the token, the connection breaks over another, and nothing is kept',
  by: ['loadPage ends (offline)'],
  when: (here) => isHeld(here) && keptHere(here) === null,
  take: (world) => refuse(world, 'killed'),
};

export const sessionExpired: ListStep = {
  does: 'the server refuses the token, and another',
  by: ['loadPage ends (sessionExpired)'],
  when: isHeld,
  leaves: (known) => ({ ...known, isSignedIn: false }),
  take: (world) => refuse(world, '401'),
};

/** The device gives out what it has kept of the page. */
export const found: readonly ListStep[] = (['page', 'moved'] as const).map((order) => ({
  does: 'the device has found its copy',
  by: [`readCached ends (${order === 'page' ? 'copy' : 'copyOfMoved'})`],
  when: (here) => isHeld(here) && keptHere(here) === order,
  take: ({ page: tab, device }) => device.settle(tab, 'read a copy'),
}));

export const notFound: ListStep = {
  does: 'the device has no copy',
  by: ['readCached ends (nothing)'],
  when: (here) => isHeld(here) && keptHere(here) === null,
  take: ({ page: tab, device }) => device.settle(tab, 'read a copy'),
};

/** What the worker has found behind the copy is read. */
export const renewed = (found: NonNullable<ListMemory['renewed']>): ListStep => ({
  does: 'the device has read its copy again',
  by: [`readCached ends (${found})`],
  when: ({ known }) => known.renewed === found,
  leaves: (known) => ({ ...known, renewed: null }),
  take: ({ page: tab, device }) => device.settle(tab, 'read a copy'),
});
