import { expect } from '@playwright/test';
import type { listMachine } from '#machines/list/machine.ts';
import { signInAgain } from '../../support/app.ts';
import { blinks, signsInAgain } from '../support/common-steps.ts';
import { alsoCovers, type Steps } from '../support/tour.ts';
import {
  cached,
  fault,
  found,
  lateCached,
  moved,
  notFound,
  offline,
  page,
  revalidated,
  sessionExpired,
  short,
} from './call-steps.ts';
import {
  byMemory,
  cachedHere,
  type Here,
  type ListMemory,
  type ListStep,
  type ListWorld,
  listCall,
  outlastClock,
  pressSwitch,
  refuseChange,
  setClockAhead,
  withOrder,
} from './world.ts';

const canPress = ({ known }: Here) => known.isSignedIn && !known.isSlow;
/** The network was slow for the second page, so the worker returns the first one from its cache at once. */
const isAnsweredByWorker = ({ known }: Here) => known.isSlow && known.inFlightPage === 2 && known.cached[0] === 'page';
/** Rows of this or the previous page are shown, their first record still exists, and no change is in flight. */
const hasRows = (here: Here) => {
  const { shown } = here.snapshot.context;
  const isGone = shown?.query.page === 1 && shown.rows[0]?.id === 2 && !here.known.isInFront;
  return canPress(here) && !here.known.isChanging && shown !== null && !isGone;
};

const turnTo = (at: 1 | 2, canTurn = canPress): readonly ListStep[] =>
  byMemory(at, {
    does: at === 1 ? 'goes back to the first page' : 'goes on to the second page',
    by: [`list.queryChanged (p${at})`],
    when: canTurn,
    take: ({ page: tab }) =>
      tab.getByRole('button', { name: at === 1 ? /^Previous page/ : /^Next page/ }).press('Enter'),
  });

/** After a change of its own the window forgets the pages of the list. */
const forgetPages = (known: ListMemory): ListMemory => ({ ...known, remembered: [null, null] });

const changeRow: ListStep = {
  does: 'presses the switch of a row, and the server changes it',
  when: hasRows,
  updates: forgetPages,
  take: async (world) => {
    const before = await world.page.getByRole('switch').first().getAttribute('aria-checked');
    await pressSwitch(world, 'ok');
    const after = before === 'true' ? 'false' : 'true';
    await expect(world.page.getByRole('switch').first()).toHaveAttribute('aria-checked', after);
  },
};

const loseChange: ListStep = {
  does: 'presses the switch of a row, and the response is lost',
  when: hasRows,
  updates: forgetPages,
  take: async (world) => {
    await pressSwitch(world, 'lost response');
    await expect(world.page.getByRole('switch', { name: /is active$/ }).first()).not.toHaveAttribute('aria-busy');
  },
};

/** A change whose response is held and settled later. */
export const delayChange: ListStep = {
  does: 'presses the switch of a row, and the server takes its time',
  when: (here) => hasRows(here) && here.snapshot.matches({ loaded: 'idle' }),
  updates: (known) => ({ ...known, isChanging: true }),
  take: (world) => pressSwitch(world, 'stalled'),
};

const signInAgainStep: ListStep = {
  ...signsInAgain,
  when: ({ known }) => !known.isSignedIn,
  updates: (known) => ({ ...known, isSignedIn: true }),
};

/** The list did not cause it: the session ended during another call. */
const loseSessionByChange: ListStep = {
  does: 'the session ends during a change of a row, and the same user signs in again',
  when: ({ known }) => known.isChanging && known.isSignedIn,
  take: async (world) => {
    await refuseChange(world);
    await signInAgain(world.page);
  },
};

const retry: ListStep = {
  does: 'presses Retry',
  when: (here) =>
    canPress(here) && here.snapshot.context.failure !== null && here.snapshot.context.pendingPage === null,
  take: ({ page: tab }) => tab.getByRole('button', { name: 'Retry' }).press('Enter'),
};

const blink: ListStep = { ...blinks, when: canPress };

const arrivesLater = (
  does: string,
  result: NonNullable<ListMemory['revalidated']>,
  change: (world: ListWorld, page: number) => Promise<void>,
): ListStep => ({
  does,
  when: ({ known, snapshot }) =>
    known.inFlightPage !== null && (result === 'cached') === (known.inFlightPage !== snapshot.context.query.page),
  updates: (known) => ({
    ...known,
    isInFront: result === 'cached' ? known.isInFront : result === 'movedCached',
    inFlightPage: null,
    // The cache has a newer one.
    remembered: withOrder(known.remembered, known.inFlightPage ?? 0, null),
    revalidated: result,
  }),
  take: async (world, { known }) => {
    const page = known.inFlightPage ?? 0;
    await change(world, page);
    await outlastClock(world);
    await setClockAhead(world);
    await world.faults.settle(new RegExp(`${listCall.source}.*page=${page}\\b`), 'ok');
  },
});

export const steps: Steps<typeof listMachine, ListWorld, ListMemory> = {
  'list / list.queryChanged / 0': [
    ...turnTo(1),
    ...turnTo(2),
    // The worker responds before an assertion could run.
    ...turnTo(1, isAnsweredByWorker).map((step) => ({ ...step, isTransient: true })),
  ],
  'list / list.refresh / 0': {
    ...loseChange,
    when: (here) => hasRows(here) && here.snapshot.matches({ loading: 'brief' }),
  },
  'list / list.rowChanged / 0': {
    ...changeRow,
    when: (here) => hasRows(here) && here.snapshot.matches({ loaded: 'idle' }),
  },
  'loading / list.rowChanged / 0': {
    ...changeRow,
    when: (here) => hasRows(here) && here.snapshot.matches({ loading: 'brief' }),
  },
  'loading / loadPage ends / 0': short,
  'loading / loadPage ends / 1': moved,
  'loading / loadPage ends / 2': [page, moved, cached, ...lateCached],
  'loading / loadPage ends / 3': sessionExpired,
  'loading / loadPage ends / 4': fault,
  'loading / loadPage ends / 5': [...fault, offline, sessionExpired],
  'loading / readCached ends / 0': found,
  'loading.brief / always / 0': alsoCovers,
  'loading.brief / after briefLoad / 0': {
    does: 'a third of a second passes',
    when: (here) => !here.known.isSlow,
    take: ({ page: tab }) => tab.clock.runFor(300),
  },
  'loading.cached / list.refresh / 0': { ...loseChange, when: (here) => hasRows(here) && isRead(here) },
  'loading.cached / list.rowChanged / 0': { ...changeRow, when: (here) => hasRows(here) && isRead(here) },
  'loading.cached.glance / list.touched / 0': {
    does: 'moves the focus into the rows',
    when: canPress,
    take: ({ page: tab }) => tab.getByRole('switch').first().focus(),
  },
  'loading.cached.glance / after glance / 0': {
    does: 'a second passes',
    when: canPress,
    take: ({ page: tab }) => tab.clock.runFor(1000),
  },

  'lookingUp / readCached ends / 0': found,
  'lookingUp / readCached ends / 1': found,
  'lookingUp / readCached ends / 2': notFound,
  'lookingUp / readCached ends / 3': notFound,
  'awaitingSignIn / session.resumed / 0': signInAgainStep,
  'failed / list.retry / 0': retry,
  'failed / list.revalidate / 0': blink,
  'failed / session.resumed / 0': loseSessionByChange,

  'loaded / list.refresh / 0': {
    ...loseChange,
    when: (here) => hasRows(here) && here.snapshot.matches({ loaded: 'idle' }),
  },
  'loaded / list.applyPending / 0': {
    does: 'presses Show',
    when: ({ known, snapshot }) => known.isSignedIn && snapshot.context.pendingPage !== null,
    take: ({ page: tab }) => tab.getByRole('button', { name: 'Updated. Show' }).press('Enter'),
  },
  'loaded.idle / list.retry / 0': retry,
  'loaded.idle / list.revalidate / 0': blink,
  'loaded.idle / session.resumed / 0': loseSessionByChange,
  'loaded.idle / list.pageUpdated / 0': [
    arrivesLater(
      'the response comes after the cached page, with a row changed',
      'newerCached',
      async ({ clips }, page) => {
        await clips.putInFront(false);
        await clips.change(page);
      },
    ),
    arrivesLater(
      'the response comes after the cached page, with one more record in front',
      'movedCached',
      ({ clips }) => clips.putInFront(true),
    ),
    arrivesLater('the response for another page comes after its cached page', 'cached', ({ clips }, page) =>
      clips.change(page),
    ),
  ],

  'loaded.refreshing / list.rowChanged / 0': changeRow,
  'loaded.refreshing / loadPage ends / 0': short,
  'loaded.refreshing / loadPage ends / 1': [page, moved, cached],
  'loaded.refreshing / loadPage ends / 2': sessionExpired,
  'loaded.refreshing / loadPage ends / 3': [...fault, offline],
  'loaded.revalidating / list.rowChanged / 0': changeRow,
  'loaded.revalidating / loadPage ends / 0': short,
  'loaded.revalidating / loadPage ends / 1': cached,
  'loaded.revalidating / loadPage ends / 2': [page, moved],
  'loaded.revalidating / loadPage ends / 3': [page, moved],
  'loaded.revalidating / loadPage ends / 4': sessionExpired,
  'loaded.revalidating / loadPage ends / 5': [...fault, offline],
  'loaded.readingCache / list.rowChanged / 0': {
    does: 'presses the switch of a row, the server changes it, and the worker returns its cached page at once',
    when: ({ known }) => !known.isChanging,
    isTransient: true,
    isLast: true,
    take: (world) => pressSwitch(world, 'ok'),
  },
  'loaded.readingCache / readCached ends / 0': revalidated('movedCached'),
  'loaded.readingCache / readCached ends / 1': revalidated('newerCached'),
  'loaded.readingCache / readCached ends / 2': revalidated('cached'),
  'loaded.awaitingSignIn / session.resumed / 0': signInAgainStep,
};

function isRead(here: Here): boolean {
  return cachedHere(here) !== null && here.snapshot.matches({ loading: { cached: 'read' } });
}
