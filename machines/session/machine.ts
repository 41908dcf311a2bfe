import { when } from '../routes.ts';
import { present } from './present.ts';
import { ownedTokens, requireNext, sessionSetup } from './setup.ts';
import type { SessionContext } from './types.ts';

/** Starts the session of the user who signed in while another one ended. */
const startNext = [
  { type: 'announceStart', params: ({ context }: Context) => requireNext(context) },
  { type: 'writeTokens', params: ({ context }: Context) => ownedTokens(requireNext(context)) },
  { type: 'setCredentials', params: ({ context }: Context) => requireNext(context) },
] as const;

interface Context {
  readonly context: SessionContext;
}

/**
 * The session of this tab (sections 3 and 4).
 *
 * A launch never signs a user out: a stored user without a token is `locked` (online) or `readOnly` (offline). A 401
 * starts one refresh, however many requests receive it. If the server rejects the refresh, the session is `expired`: the
 * screen stays and the sign-in dialog opens over it. If the refresh fails otherwise (no network, invalid response), the
 * waiting requests fail and the session stays as it is, because a bad network says nothing about the user.
 *
 * No write can happen after the purge. Tokens are written synchronously in the transition that sets them. The user is
 * written in the transition at the end of `encryptUser`, which a session that has ended never takes.
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
            guard: when('hasUserAndTokens'),
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
      },
      on: {
        'connection.online': { actions: { type: 'setConnection', params: true } },
        'connection.offline': { actions: { type: 'setConnection', params: false } },
        'session.signOut': 'signingOut',
        'session.endedElsewhere': 'signedOut',
        // This launch may have read storage before that sign-in, so it reads again.
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
      },
      after: { purgeLimit: 'signedOff' },
      on: {
        // The next user waits until the data of the previous one is deleted.
        'session.signedIn': { actions: { type: 'setNext', params: ({ event }) => event } },
        'session.signOut': { actions: 'clearNext' },
      },
    },

    signedOff: {
      always: [
        {
          guard: 'hasNextUser',
          target: '#session.present.persisting.encrypting',
          actions: startNext,
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
      },
      after: { purgeLimit: 'replaced' },
      on: {
        // Do not restart the purge: a second one could delete the data of the next user.
        'session.signOut': { actions: ['announceEnd', 'clearNext'] },
        'session.signedIn': { actions: { type: 'setNext', params: ({ event }) => event } },
      },
    },

    replaced: {
      always: [
        {
          guard: 'hasNextUser',
          target: '#session.present.persisting.encrypting',
          actions: [...startNext, 'announceReplaced'],
        },
        { target: 'signedOut' },
      ],
    },
  },
});
