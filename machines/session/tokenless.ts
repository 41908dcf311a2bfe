import { ownedTokens } from './require.ts';
import { sessionSetup } from './setup.ts';

/**
 * A person without tokens. The same person signs in and goes on where they were; for another one the former's data is
 * removed first.
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
