import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { DEFAULT_TOTAL } from './constants.ts';
import { listSetup } from './setup.ts';

/**
 * The list of any entity: a page of rows for a query. Leaving a loading state cancels its load, so an answer can
 * never show under another query. A change of the data that this device knows of (`list.refresh`, `list.rowChanged`)
 * makes a load in flight start again, because its answer may be of before the change.
 */
export const listMachine = listSetup.createMachine({
  id: 'list',
  context: ({ input }) => ({ query: input.query, shown: null, total: DEFAULT_TOTAL, failure: null }),
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
    loading: {
      tags: 'busy',
      entry: 'dropFailure',
      initial: 'brief',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: [{ type: 'turnToLastPage', params: ({ event }) => okOf(event.output).data }, 'tellLastPage'],
          },
          {
            guard: { type: 'ok', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'showPage', params: ({ event }) => okOf(event.output).data },
          },
          { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn' },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => faultOf(event.error) } },
      },
      on: {
        'list.rowChanged': {
          target: 'loading',
          reenter: true,
          actions: { type: 'replaceRow', params: ({ event }) => event.row },
        },
      },
      states: {
        brief: { after: { briefLoad: 'slow' } },
        slow: { entry: 'forgetRows' },
      },
    },

    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'loading' },
    },

    failed: {
      on: { 'list.retry': 'loading' },
    },

    shown: {
      initial: 'idle',
      on: {
        'list.refresh': { target: '.refreshing', reenter: true },
      },
      states: {
        idle: {
          on: { 'list.retry': 'refreshing' },
        },
        refreshing: {
          tags: 'busy',
          entry: 'dropFailure',
          invoke: {
            src: 'loadPage',
            input: ({ context }) => context.query,
            onDone: [
              {
                guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
                target: '#list.loading',
                actions: [{ type: 'turnToLastPage', params: ({ event }) => okOf(event.output).data }, 'tellLastPage'],
              },
              {
                guard: { type: 'ok', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'showPage', params: ({ event }) => okOf(event.output).data },
              },
              { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn' },
              {
                target: 'idle',
                actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
              },
            ],
            onError: { target: 'idle', actions: { type: 'keepFailure', params: ({ event }) => faultOf(event.error) } },
          },
          on: {
            'list.rowChanged': {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'replaceRow', params: ({ event }) => event.row },
            },
          },
        },
        awaitingSignIn: {
          tags: 'awaitingSignIn',
          on: { 'session.resumed': 'refreshing' },
        },
      },
    },
  },
});
