import { when } from '../routes.ts';
import { goToLastPage, listSetup, replaceRow, setFailure, setPendingPage, showCached, showPage } from './setup.ts';

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
      onDone: { guard: when('isBetterThanShown'), target: '.copied', actions: showCached },
    },
  ],
  on: {
    'list.rowChanged': { target: 'loading', reenter: true, actions: replaceRow },
  },
  states: {
    brief: { after: { briefLoad: 'slow' } },
    slow: { entry: 'clearFormerRows' },
    copied: {
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
export const lookingUp = listSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'readCached',
    input: ({ context }) => context.query,
    onDone: [
      { guard: when('isCachedBeforeSignIn'), target: 'loaded.awaitingSignIn', actions: ['clearFailure', showCached] },
      { guard: when('isCopy'), target: 'loaded', actions: showCached },
      { guard: 'awaitsSignIn', target: 'awaitingSignIn', actions: 'clearFailure' },
      { target: 'failed' },
    ],
  },
});
