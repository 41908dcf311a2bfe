import { when } from '../routes.ts';
import { present } from './present.ts';
import { ownedTokens, requireNext } from './require.ts';
import { sessionSetup } from './setup.ts';

/**
 * Who is signed in on this tab (sections 3 and 4).
 *
 * A launch never signs anybody out: a stored user without a token is `locked` (online) or `readOnly` (offline). A 401
 * starts one refresh, however many requests met it. A refused refresh makes the session `expired`: the screen stays
 * and the sign-in dialog opens over it. A refresh that could not be asked (no network, no contract's answer) rejects
 * the request that waited and leaves the session as it is, because a bad network says nothing about the person.
 *
 * No write can overtake the purge: tokens are written synchronously by the transition that brings them, and the user is
 * encrypted by `encryptUser` and written by the transition that ends it, which a session that has been left never takes.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { user: null, tokens: null, online: null, next: null, refreshFailure: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restore',
        onDone: [
          {
            guard: when('isWhole'),
            target: 'present',
            actions: { type: 'setRestored', params: ({ event }) => event.output },
          },
          {
            guard: when('hasUserOffline'),
            target: '#session.present.access.tokenless.readOnly',
            actions: { type: 'setRestored', params: ({ event }) => event.output },
          },
          {
            guard: when('hasUser'),
            target: '#session.present.access.tokenless.locked',
            actions: { type: 'setRestored', params: ({ event }) => event.output },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: { type: 'logStorageFailure', params: ({ event }) => event } },
      },
      on: {
        'connection.online': { actions: { type: 'setConnection', params: true } },
        'connection.offline': { actions: { type: 'setConnection', params: false } },
        'session.signOut': 'signingOut',
        'session.endedElsewhere': 'signedOut',
        // What this launch has read may be of before that sign-in: read again.
        'session.startedElsewhere': { target: 'restoring', reenter: true },
      },
    },

    signedOut: {
      entry: ['clearAll', { type: 'writeTokens', params: null }],
      on: {
        'session.signedIn': {
          target: '#session.present.persisting.encrypting',
          actions: [
            { type: 'setCredentials', params: ({ event }) => event },
            { type: 'writeTokens', params: ({ event }) => ownedTokens(event) },
            { type: 'announceStart', params: ({ event }) => event },
          ],
        },
      },
    },

    present,

    signingOut: {
      tags: 'busy',
      entry: ['announceEnd', { type: 'writeTokens', params: null }],
      invoke: {
        src: 'purge',
        input: ({ context }) => ({ userId: context.user?.id ?? null }),
        onDone: 'signedOff',
        onError: { target: 'signedOff', actions: { type: 'logStorageFailure', params: ({ event }) => event } },
      },
      after: { purgeLimit: 'signedOff' },
      on: {
        // Somebody fast: the next person waits until the former's data is gone.
        'session.signedIn': { actions: { type: 'setNext', params: ({ event }) => event } },
        'session.signOut': { actions: 'clearNext' },
      },
    },

    signedOff: {
      always: [
        {
          guard: 'isSomebodyNext',
          target: '#session.present.persisting.encrypting',
          actions: [
            { type: 'announceStart', params: ({ context }) => requireNext(context) },
            { type: 'writeTokens', params: ({ context }) => ownedTokens(requireNext(context)) },
            { type: 'setCredentials', params: ({ context }) => requireNext(context) },
          ],
        },
        { target: 'signedOut' },
      ],
    },

    replacing: {
      tags: 'busy',
      invoke: {
        src: 'purge',
        input: ({ context }) => ({ userId: context.user?.id ?? null }),
        onDone: 'replaced',
        onError: { target: 'replaced', actions: { type: 'logStorageFailure', params: ({ event }) => event } },
      },
      after: { purgeLimit: 'replaced' },
      on: {
        // The one purge goes on: a second would outlive it, and could meet the data of whoever comes next.
        'session.signOut': { actions: ['announceEnd', 'clearNext'] },
        'session.signedIn': { actions: { type: 'setNext', params: ({ event }) => event } },
      },
    },

    replaced: {
      always: [
        {
          guard: 'isSomebodyNext',
          target: '#session.present.persisting.encrypting',
          actions: [
            { type: 'announceStart', params: ({ context }) => requireNext(context) },
            { type: 'writeTokens', params: ({ context }) => ownedTokens(requireNext(context)) },
            { type: 'setCredentials', params: ({ context }) => requireNext(context) },
            'announceReplaced',
          ],
        },
        { target: 'signedOut' },
      ],
    },
  },
});
