import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/result.ts';
import { when } from '../routes.ts';
import { loaded } from './loaded.ts';
import { isSameQuery } from './query.ts';
import { goToLastPage, listSetup, replaceRow, setFailure, setPendingPage, showCached, showPage } from './setup.ts';
import type { CacheNote, ListRow } from './types.ts';

/** The total before the first response, so that the pager does not jump (section 9). */
const DEFAULT_TOTAL = 17;

/**
 * Requests a page from the server and reads it from the cache in parallel. `brief` and `slow`: neither has returned yet.
 * `cached`: the cached page is shown, either for a moment (`glance`) or long enough that the user may be reading (`read`).
 */
const loading = listSetup.createStateConfig({
  tags: ['busy', 'loading'],
  entry: 'clearFailure',
  initial: 'brief',
  invoke: [
    {
      src: 'loadPage',
      input: ({ context }) => context.query,
      onDone: [
        { guard: when('isPastTheEnd'), target: 'loading', reenter: true, actions: goToLastPage },
        { guard: when('movesReadRows'), target: 'loaded', actions: setPendingPage },
        { guard: when('ok'), target: 'loaded', actions: showPage },
        { guard: when('isLostWithRows'), target: 'loaded.awaitingSignIn' },
        { guard: 'showsQuery', target: 'loaded', actions: setFailure },
        { target: 'lookingUp', actions: setFailure },
      ],
    },
    {
      src: 'readCached',
      input: ({ context }) => context.query,
      // Without a cached page, wait for the server.
      onDone: { guard: when('isBetterThanShown'), target: '.cached', actions: showCached },
    },
  ],
  on: {
    'list.rowChanged': { target: 'loading', reenter: true, actions: replaceRow },
  },
  states: {
    brief: { always: { guard: 'opensWithCached', target: 'cached' }, after: { briefLoad: 'slow' } },
    slow: { entry: 'clearFormerRows' },
    cached: {
      initial: 'glance',
      on: {
        'list.refresh': '#list.loaded.refreshing',
        'list.rowChanged': { target: '#list.loaded.refreshing', actions: replaceRow },
      },
      states: {
        glance: { after: { glance: 'read' }, on: { 'list.touched': 'read' } },
        read: { entry: 'noteRead', exit: 'clearRead' },
      },
    },
  },
});

/** The server did not return the page. The cached page, if any, is shown instead. */
const lookingUp = listSetup.createStateConfig({
  tags: ['busy', 'loading'],
  invoke: {
    src: 'readCached',
    input: ({ context }) => context.query,
    onDone: [
      { guard: when('isCachedBeforeSignIn'), target: 'loaded.awaitingSignIn', actions: ['clearFailure', showCached] },
      { guard: when('isCached'), target: 'loaded', actions: showCached },
      { guard: 'awaitsSignIn', target: 'awaitingSignIn', actions: 'clearFailure' },
      { target: 'failed' },
    ],
  },
});

/**
 * The list of any entity: a page of rows for a query. The cached page is shown while the server is asked, and stays if it
 * does not respond. Leaving a loading state cancels its load, so a response never shows under another query. A local
 * change (`list.refresh`, `list.rowChanged`) restarts a load in progress, because its response may be older than the
 * change. Rows never move under the user's finger unasked.
 */
export const listMachine = listSetup.createMachine({
  id: 'list',
  context: ({ input: { query, first } }) => ({
    query,
    shown: first === undefined ? null : { ...first, query },
    isRead: false,
    pendingPage: null,
    total: first?.totalData ?? DEFAULT_TOTAL,
    failure: null,
  }),
  initial: 'loading',
  on: {
    'list.queryChanged': {
      guard: { type: 'isAnotherQuery', params: ({ event }) => event.query },
      target: '.loading',
      reenter: true,
      actions: { type: 'setQuery', params: ({ event }) => event.query },
    },
    'list.refresh': { target: '.loading', reenter: true },
    'list.rowChanged': { actions: replaceRow },
  },
  states: {
    loading,
    lookingUp,
    awaitingSignIn: {
      tags: ['awaitingSignIn', 'loading'],
      on: { 'session.resumed': 'loading' },
    },
    failed: {
      tags: 'loadFailed',
      on: { 'list.retry': 'loading', 'list.revalidate': 'loading', 'session.resumed': 'loading' },
    },
    loaded,
  },
});

export type ListSnapshot = SnapshotFrom<typeof listMachine>;

/**
 * What the screen shows for a list.
 * - `skeleton`: nothing is known yet, or the load is slow.
 * - `rows`: `isFormer`: the rows belong to the previous query and are marked. `refreshFailure`: why they could not be
 *   reloaded. `cached`: they come from the cache. `hasPendingPage`: newer rows wait.
 * - `failed`: there is nothing to show for this query.
 */
export type ListView =
  | { readonly kind: 'skeleton' }
  | {
      readonly kind: 'rows';
      readonly rows: readonly ListRow[];
      readonly isFormer: boolean;
      readonly refreshFailure: Failure | null;
      /** When the server returned the rows, in milliseconds since 1970; null if unknown. */
      readonly asOf: number | null;
      readonly cached: CacheNote | null;
      readonly hasPendingPage: boolean;
    }
  | { readonly kind: 'failed'; readonly failure: Failure };

export function listView(snapshot: ListSnapshot): ListView {
  const { shown, failure, query, pendingPage } = snapshot.context;
  if (snapshot.hasTag('loadFailed') && failure) return { kind: 'failed', failure };
  const isWaiting = snapshot.hasTag('loading') && snapshot.hasTag('awaitingSignIn');
  if (!shown || isWaiting) return { kind: 'skeleton' };
  const isFormer = !isSameQuery(shown.query, query);
  return {
    kind: 'rows',
    rows: shown.rows,
    isFormer,
    // The failure belongs to the current query, not to the rows of the previous one.
    refreshFailure: isFormer ? null : failure,
    asOf: shown.asOf ?? null,
    cached: shown.cached ?? null,
    hasPendingPage: pendingPage !== null,
  };
}
