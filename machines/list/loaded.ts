import { when } from '../routes.ts';
import {
  goToLastPage,
  listSetup,
  replaceRow,
  setFailure,
  setPendingCached,
  setPendingPage,
  showCached,
  showPage,
} from './setup.ts';
import type { ListQuery } from './types.ts';

/** Reads the page again. The query is past the end if rows were deleted. */
const again = { src: 'loadPage', input: ({ context }: { context: { query: ListQuery } }) => context.query } as const;
const toLastPage = { guard: when('isPastTheEnd'), target: '#list.loading', actions: goToLastPage } as const;

/** Reloads the page after the user asked or changed data. The response replaces the rows. */
const refreshing = listSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    ...again,
    onDone: [
      toLastPage,
      { guard: when('ok'), target: 'idle', actions: showPage },
      { guard: when('sessionExpired'), target: 'awaitingSignIn' },
      { target: 'idle', actions: setFailure },
    ],
  },
  on: {
    'list.rowChanged': { target: 'refreshing', reenter: true, actions: replaceRow },
  },
});

/** Reloads without a request of the user. Rows that would move wait until the user shows them. */
const revalidating = listSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    ...again,
    onDone: [
      toLastPage,
      { guard: when('isNoNewer'), target: 'idle' },
      { guard: when('movesRows'), target: 'idle', actions: setPendingPage },
      { guard: when('ok'), target: 'idle', actions: showPage },
      { guard: when('sessionExpired'), target: 'awaitingSignIn' },
      { target: 'idle', actions: setFailure },
    ],
  },
  on: {
    'list.rowChanged': { target: 'refreshing', actions: replaceRow },
  },
});

/** Reads an updated page from the cache. */
const readingCache = listSetup.createStateConfig({
  invoke: {
    src: 'readCached',
    input: ({ context }) => context.query,
    onDone: [
      { guard: when('movesRowsFromCache'), target: 'idle', actions: setPendingCached },
      { guard: when('isNewerCached'), target: 'idle', actions: showCached },
      { target: 'idle' },
    ],
  },
  on: {
    'list.rowChanged': { target: 'refreshing', actions: replaceRow },
  },
});

/** Shows a page of the current query, from the server or from the cache. */
export const loaded = listSetup.createStateConfig({
  initial: 'idle',
  on: {
    'list.refresh': { target: '.refreshing', reenter: true },
    'list.applyPending': { guard: 'hasPendingPage', actions: 'applyPending' },
  },
  states: {
    idle: {
      tags: 'idle',
      on: {
        'list.retry': 'refreshing',
        'list.revalidate': 'revalidating',
        'session.resumed': { guard: 'showsCached', target: 'revalidating' },
        'list.pageUpdated': { guard: 'showsCached', target: 'readingCache' },
      },
    },
    refreshing,
    revalidating,
    readingCache,
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'refreshing' },
    },
  },
});
