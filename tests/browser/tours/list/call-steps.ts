import {
  byMemory,
  cachedHere,
  cachedRead,
  type Here,
  type ListMemory,
  type ListStep,
  pageOf,
  rejectToken,
  respond,
  withOrder,
} from './world.ts';

/** The results of the list's call and of the cache reads, each for an outcome of the scenario. */

const keep =
  (order: 'page' | 'moved') =>
  (known: ListMemory, here: Here): ListMemory => ({
    ...known,
    isInFront: order === 'moved',
    cached: withOrder(known.cached, pageOf(here), order),
    remembered: withOrder(known.remembered, pageOf(here), order),
  });

const isHeld = ({ known }: Here) => !known.isSlow;

/** The server's rows, in one order or the other. */
const rows = (order: 'page' | 'moved'): ListStep => ({
  does: order === 'page' ? 'the server responds' : 'the server responds, with one more record in front',
  by: [`loadPage ends (${order})`],
  when: isHeld,
  updates: keep(order),
  take: async (world) => {
    await world.clips.putInFront(order === 'moved');
    await respond(world, 'ok');
  },
});

export const page = rows('page');
export const moved = rows('moved');

export const short: readonly ListStep[] = byMemory(1, {
  does: 'the server responds that the page no longer exists',
  by: ['loadPage ends (short)'],
  when: (here) => isHeld(here) && pageOf(here) === 2,
  isLast: true,
  take: async (world) => {
    await world.clips.shrink();
    await respond(world, 'ok');
  },
});

/** Without a network the worker responds with its cached page. */
export const cached: ListStep = {
  does: 'the connection breaks, and the worker returns its cached page',
  by: ['loadPage ends (cached)'],
  when: (here) => isHeld(here) && cachedHere(here) === 'page',
  take: (world) => respond(world, 'killed'),
};

/** First it waits for three seconds; after that it does not wait at all. */
export const lateCached: readonly ListStep[] = [
  {
    does: 'there is no response for three seconds, and the worker returns its cached page',
    by: ['loadPage ends (cached)'],
    when: (here) => isHeld(here) && cachedHere(here) === 'page',
    updates: (known, here) => ({ ...known, isSlow: true, inFlightPage: pageOf(here) }),
    take: async ({ workerTimeout }) => workerTimeout?.end(),
  },
  {
    does: 'the worker returns its cached page at once',
    by: ['loadPage ends (cached)'],
    when: (here) => here.known.isSlow && cachedHere(here) === 'page',
    take: async () => undefined,
  },
];

export const fault: readonly ListStep[] = [
  {
    does: 'the server has a problem',
    by: ['loadPage ends (fault)'],
    when: (here) => isHeld(here) && cachedHere(here) === null,
    take: (world) => respond(world, '500'),
  },
  {
    does: 'the server refuses the token, and fails to refresh it',
    by: ['loadPage ends (fault)'],
    when: (here) => isHeld(here) && cachedHere(here) !== null,
    take: (world) => rejectToken(world, '500'),
  },
];

/** A call that loses its own connection is sent again first. */
export const offline: ListStep = {
  does: 'the server refuses the token, the connection breaks during the refresh, and nothing is cached',
  by: ['loadPage ends (offline)'],
  when: (here) => isHeld(here) && cachedHere(here) === null,
  take: (world) => rejectToken(world, 'killed'),
};

export const sessionExpired: ListStep = {
  does: 'the server refuses the token and the refresh',
  by: ['loadPage ends (sessionExpired)'],
  when: isHeld,
  updates: (known) => ({ ...known, isSignedIn: false }),
  take: (world) => rejectToken(world, '401'),
};

/** The device returns its cached page. */
export const found: readonly ListStep[] = (['page', 'moved'] as const).map((order) => ({
  does: 'the device has found a cached page',
  by: [`readCached ends (${order === 'page' ? 'cached' : 'cachedMoved'})`],
  when: (here) => isHeld(here) && cachedHere(here) === order,
  take: ({ page: tab, device }) => device.settle(tab, cachedRead),
}));

export const notFound: ListStep = {
  does: 'the device has no cached page',
  by: ['readCached ends (nothing)'],
  when: (here) => isHeld(here) && cachedHere(here) === null,
  take: ({ page: tab, device }) => device.settle(tab, cachedRead),
};

/** Reads the response that the worker cached after it returned the older page. */
export const revalidated = (found: NonNullable<ListMemory['revalidated']>): ListStep => ({
  does: 'the device has reread its cached page',
  by: [`readCached ends (${found})`],
  when: ({ known }) => known.revalidated === found,
  updates: (known) => ({ ...known, revalidated: null }),
  take: ({ page: tab, device }) => device.settle(tab, cachedRead),
});
