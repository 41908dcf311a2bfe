import { DEFAULT_TOTAL } from './constants.ts';
import { loaded } from './loaded.ts';
import { loading, lookingUp } from './loading.ts';
import { listSetup } from './setup.ts';

/**
 * The list of any entity: a page of rows for a query. The device's copy shows while the server is asked, and stays when
 * it does not answer. Leaving a loading state cancels its load, so an answer can never show under another query. A
 * change of the data that this device knows of (`list.refresh`, `list.rowChanged`) makes a load in flight start again,
 * because its answer may be of before the change. Rows never move under somebody's finger unasked.
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
    'list.rowChanged': { actions: { type: 'replaceRow', params: ({ event }) => event.row } },
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
