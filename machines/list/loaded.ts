import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { when } from '../routes.ts';
import { listSetup } from './setup.ts';
import type { ListPage } from './types.ts';

/** Reloads the page after the user asked or changed data. The response replaces the rows. */
const refreshing = listSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'loadPage',
    input: ({ context }) => context.query,
    onDone: [
      {
        guard: when('isPastTheEnd'),
        target: '#list.loading',
        actions: [{ type: 'setLastPage', params: ({ event }) => okOf(event.output).data }, 'notifyLastPage'],
      },
      {
        guard: when('ok'),
        target: 'idle',
        actions: { type: 'showPage', params: ({ event }) => okOf(event.output).data },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn' },
      { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) } },
    ],
    onError: { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => faultOf(event.error) } },
  },
  on: {
    'list.rowChanged': {
      target: 'refreshing',
      reenter: true,
      actions: { type: 'replaceRow', params: ({ event }) => event.row },
    },
  },
});

/** Reloads without a request of the user. Rows that would move wait until the user shows them. */
const revalidating = listSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'loadPage',
    input: ({ context }) => context.query,
    onDone: [
      {
        guard: when('isPastTheEnd'),
        target: '#list.loading',
        actions: [{ type: 'setLastPage', params: ({ event }) => okOf(event.output).data }, 'notifyLastPage'],
      },
      { guard: when('isNoNewer'), target: 'idle' },
      {
        guard: when('movesRows'),
        target: 'idle',
        actions: { type: 'setPendingPage', params: ({ event }) => okOf(event.output).data },
      },
      {
        guard: when('ok'),
        target: 'idle',
        actions: { type: 'showPage', params: ({ event }) => okOf(event.output).data },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn' },
      { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) } },
    ],
    onError: { target: 'idle', actions: { type: 'setFailure', params: ({ event }) => faultOf(event.error) } },
  },
  on: {
    'list.rowChanged': {
      target: 'refreshing',
      actions: { type: 'replaceRow', params: ({ event }) => event.row },
    },
  },
});

/** Reads an updated page from the cache. */
const readingCache = listSetup.createStateConfig({
  invoke: {
    src: 'readCached',
    input: ({ context }) => context.query,
    onDone: [
      {
        guard: when('movesRowsFromCache'),
        target: 'idle',
        actions: { type: 'setPendingPage', params: ({ event }) => event.output as ListPage },
      },
      {
        guard: when('isNewerCached'),
        target: 'idle',
        actions: { type: 'showPage', params: ({ event }) => event.output as ListPage },
      },
      { target: 'idle' },
    ],
    onError: 'idle',
  },
  on: {
    'list.rowChanged': {
      target: 'refreshing',
      actions: { type: 'replaceRow', params: ({ event }) => event.row },
    },
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
