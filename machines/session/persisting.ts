import { requireUser } from './require.ts';
import { sessionSetup } from './setup.ts';

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
        onDone: {
          target: 'settled',
          // A window that is just opening may have read the previous user, so the start is announced again.
          actions: [
            { type: 'writeUser', params: ({ event }) => ({ encrypted: event.output }) },
            { type: 'announceStart', params: ({ context }) => ({ user: requireUser(context) }) },
          ],
        },
        onError: {
          target: 'settled',
          actions: { type: 'logStorageFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
