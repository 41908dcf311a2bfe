import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { when } from '../routes.ts';
import { requireTokens } from './require.ts';
import { sessionSetup } from './setup.ts';

/** The failure of a refresh without a refresh token. */
const NO_REFRESH_TOKEN = { kind: 'sessionExpired', message: 'There is no refresh token' } as const;

/** The failure of a refresh without a response. The server may have replaced the refresh token, so it is not sent again. */
const NO_REFRESH_RESPONSE = { kind: 'sessionExpired', message: 'The server did not reply' } as const;

/** There are tokens. Any number of 401s starts one refresh; a 401 for a token that was already replaced starts none. */
export const signedIn = sessionSetup.createStateConfig({
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
            actions: [
              { type: 'setRefreshFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'logRefreshFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'setRefreshFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'logRefreshFailure', params: ({ event }) => failureOf(event.output) },
            ],
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'setRefreshFailure', params: ({ event }) => faultOf(event.error) },
            { type: 'logRefreshFailure', params: ({ event }) => faultOf(event.error) },
          ],
        },
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
