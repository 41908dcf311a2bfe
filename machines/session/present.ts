import { okOf } from '#machines/result-parts.ts';
import { failureIn, when } from '../routes.ts';
import { ownedTokens, requireTokens, requireUser, sessionSetup } from './setup.ts';

/** Writes the user to local storage: encrypted first, then written in the transition at the end of encrypting. */
export const persisting = sessionSetup.createStateConfig({
  initial: 'settled',
  on: {
    'session.userUpdated': {
      guard: { type: 'isSameUser', params: ({ event }) => event.user.id },
      target: '.encrypting',
      actions: { type: 'setUser', params: ({ event }) => event.user },
    },
  },
  states: {
    settled: {},
    encrypting: {
      invoke: {
        src: 'encryptUser',
        input: ({ context }) => ({ user: requireUser(context) }),
        onDone: [
          {
            guard: when('isEncrypted'),
            target: 'settled',
            // A window that is just opening may have read the previous user, so the start is announced again.
            actions: [
              { type: 'writeUser', params: ({ event }) => ({ encrypted: event.output as string }) },
              { type: 'announceStart', params: ({ context }) => ({ user: requireUser(context) }) },
            ],
          },
          { target: 'settled' },
        ],
      },
    },
  },
});

/** The failure of a refresh without a refresh token. */
const NO_REFRESH_TOKEN = { kind: 'sessionExpired', message: 'There is no refresh token' } as const;

/** The failure of a refresh without a response. The server may have replaced the refresh token, so it is not sent again. */
const NO_REFRESH_RESPONSE = { kind: 'sessionExpired', message: 'The server did not reply' } as const;

const reportRefreshFailure = [
  { type: 'setRefreshFailure', params: failureIn },
  { type: 'logRefreshFailure', params: failureIn },
] as const;

/** There are tokens. Any number of 401s starts one refresh; a 401 for a token that was already replaced starts none. */
export const signedIn = sessionSetup.createStateConfig({
  tags: 'signedIn',
  initial: 'ready',
  exit: 'clearTokens',
  states: {
    ready: {
      on: {
        'session.tokenRejected': [
          {
            guard: { type: 'canRefresh', params: ({ event }) => event.accessToken },
            target: 'refreshing',
          },
          {
            guard: { type: 'isCurrentToken', params: ({ event }) => event.accessToken },
            target: '#session.present.access.tokenless.expired',
            actions: [
              { type: 'setRefreshFailure', params: NO_REFRESH_TOKEN },
              { type: 'logRefreshFailure', params: NO_REFRESH_TOKEN },
            ],
          },
        ],
      },
    },
    refreshing: {
      tags: 'refreshing',
      invoke: {
        src: 'refresh',
        input: ({ context }) => ({ refreshToken: context.tokens?.refreshToken ?? '' }),
        onDone: [
          {
            guard: when('ok'),
            target: 'ready',
            actions: [
              { type: 'setRefreshed', params: ({ event }) => okOf(event.output).data },
              { type: 'writeTokens', params: ({ context }) => requireTokens(context) },
            ],
          },
          {
            guard: when('isRefused'),
            target: '#session.present.access.tokenless.expired',
            actions: reportRefreshFailure,
          },
          { target: 'ready', actions: reportRefreshFailure },
        ],
      },
      after: {
        refreshLimit: {
          target: '#session.present.access.tokenless.expired',
          actions: [
            { type: 'setRefreshFailure', params: NO_REFRESH_RESPONSE },
            { type: 'logRefreshFailure', params: NO_REFRESH_RESPONSE },
          ],
        },
      },
    },
  },
});

/**
 * There is a user without tokens. If the same user signs in, the session continues. If another user signs in, the data of
 * the previous one is deleted first.
 */
export const tokenless = sessionSetup.createStateConfig({
  entry: { type: 'writeTokens', params: null },
  initial: 'locked',
  on: {
    'session.signedIn': [
      {
        guard: { type: 'isSameUser', params: ({ event }) => event.user.id },
        target: '#session.present.persisting.encrypting',
        actions: [
          { type: 'setCredentials', params: ({ event }) => event },
          { type: 'writeTokens', params: ({ event }) => ownedTokens(event) },
          { type: 'announceStart', params: ({ event }) => event },
          'announceResumed',
        ],
      },
      { target: '#session.replacing', actions: { type: 'setNext', params: ({ event }) => event } },
    ],
  },
  states: {
    expired: { tags: ['dialog', 'expired'] },
    locked: {
      tags: 'dialog',
      on: { 'connection.offline': 'readOnly' },
    },
    readOnly: {
      on: { 'connection.online': 'locked' },
    },
  },
});

/** There is a user. Local storage is updated also while the session is expired. */
export const present = sessionSetup.createStateConfig({
  type: 'parallel',
  tags: 'session',
  on: {
    'session.signOut': 'signingOut',
    'session.endedElsewhere': 'signedOut',
    'session.startedElsewhere': {
      guard: { type: 'isOtherUser', params: ({ event }) => event.userId },
      target: 'signedOut',
    },
  },
  states: {
    access: { initial: 'signedIn', states: { signedIn, tokenless } },
    persisting,
  },
});
