import { ownedTokens } from './held.ts';
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
        guard: { type: 'isSamePerson', params: ({ event }) => event.user.id },
        target: '#session.present.keeping.sealing',
        actions: [
          { type: 'takeCredentials', params: ({ event }) => event },
          { type: 'writeTokens', params: ({ event }) => ownedTokens(event) },
          { type: 'announceStart', params: ({ event }) => event },
          'announceResumed',
        ],
      },
      { target: '#session.replacing', actions: { type: 'takeNext', params: ({ event }) => event } },
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
