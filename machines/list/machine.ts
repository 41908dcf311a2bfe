import { loaded } from './loaded.ts';
import { loading, lookingUp } from './loading.ts';
import { listSetup, replaceRow } from './setup.ts';

/** The total before the first response, so that the pager does not jump (section 9). */
const DEFAULT_TOTAL = 17;

/**
 * The list of any entity: a page of rows for a query. The cached page is shown while the server is asked, and stays if it
 * does not respond. Leaving a loading state cancels its load, so a response never shows under another query. A local
 * change (`list.refresh`, `list.rowChanged`) restarts a load in progress, because its response may be older than the
 * change. Rows never move under the user's finger unasked.
 */
export const listMachine = listSetup.createMachine({
  id: 'list',
  context: ({ input }) => ({
    query: input.query,
    shown: null,
    isRead: false,
    pendingPage: null,
    total: DEFAULT_TOTAL,
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
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'loading' },
    },
    failed: {
      on: { 'list.retry': 'loading', 'list.revalidate': 'loading', 'session.resumed': 'loading' },
    },
    loaded,
  },
});
