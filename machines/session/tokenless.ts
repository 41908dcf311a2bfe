import { ownedTokens } from './require.ts';
import { sessionSetup } from './setup.ts';

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
    expired: { tags: 'dialog' },
    locked: {
      tags: 'dialog',
      on: { 'connection.offline': 'readOnly' },
    },
    readOnly: {
      on: { 'connection.online': 'locked' },
    },
  },
});
