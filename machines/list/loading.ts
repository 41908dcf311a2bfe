import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { when } from '../routes.ts';
import { listSetup } from './setup.ts';
import type { ListPage } from './types.ts';

/**
 * Requests a page from the server and reads it from the cache in parallel. `brief` and `slow`: neither has returned yet.
 * `copied`: the cached page is shown, either for a moment (`glance`) or long enough that the user may be reading (`read`).
 */
export const loading = listSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  initial: 'brief',
  invoke: [
    {
      src: 'loadPage',
      input: ({ context }) => context.query,
      onDone: [
        {
          guard: when('isPastTheEnd'),
          target: 'loading',
          reenter: true,
          actions: [{ type: 'setLastPage', params: ({ event }) => okOf(event.output).data }, 'notifyLastPage'],
        },
        {
          guard: when('movesReadRows'),
          target: 'loaded',
          actions: { type: 'setPendingPage', params: ({ event }) => okOf(event.output).data },
        },
        {
          guard: when('ok'),
          target: 'loaded',
          actions: { type: 'showPage', params: ({ event }) => okOf(event.output).data },
        },
        {
          guard: when('isLostWithRows'),
          target: 'loaded.awaitingSignIn',
        },
        {
          guard: 'showsQuery',
          target: 'loaded',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
        },
        { target: 'lookingUp', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) } },
      ],
      onError: { target: 'lookingUp', actions: { type: 'setFailure', params: ({ event }) => faultOf(event.error) } },
    },
    {
      src: 'readCached',
      input: ({ context }) => context.query,
      onDone: {
        guard: when('isBetterThanShown'),
        target: '.copied',
        actions: { type: 'showPage', params: ({ event }) => event.output as ListPage },
      },
      // Without a cached page, wait for the server.
      onError: {},
    },
  ],
  on: {
    'list.rowChanged': {
      target: 'loading',
      reenter: true,
      actions: { type: 'replaceRow', params: ({ event }) => event.row },
    },
  },
  states: {
    brief: { after: { briefLoad: 'slow' } },
    slow: { entry: 'clearFormerRows' },
    copied: {
      initial: 'glance',
      on: {
        'list.refresh': '#list.loaded.refreshing',
        'list.rowChanged': {
          target: '#list.loaded.refreshing',
          actions: { type: 'replaceRow', params: ({ event }) => event.row },
        },
      },
      states: {
        glance: { after: { glance: 'read' }, on: { 'list.touched': 'read' } },
        read: { entry: 'noteRead', exit: 'clearRead' },
      },
    },
  },
});

/** The server did not return the page. The cached page, if any, is shown instead. */
export const lookingUp = listSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'readCached',
    input: ({ context }) => context.query,
    onDone: [
      {
        guard: when('isCachedBeforeSignIn'),
        target: 'loaded.awaitingSignIn',
        actions: ['clearFailure', { type: 'showPage', params: ({ event }) => event.output as ListPage }],
      },
      {
        guard: when('isCopy'),
        target: 'loaded',
        actions: { type: 'showPage', params: ({ event }) => event.output as ListPage },
      },
      { guard: 'awaitsSignIn', target: 'awaitingSignIn', actions: 'clearFailure' },
      { target: 'failed' },
    ],
    onError: [{ guard: 'awaitsSignIn', target: 'awaitingSignIn', actions: 'clearFailure' }, { target: 'failed' }],
  },
});
