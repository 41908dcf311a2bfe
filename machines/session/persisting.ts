import { requireUser } from './require.ts';
import { sessionSetup } from './setup.ts';

/** Local storage's copy of the person: sealed first, written by the transition that ends the encrypting. */
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
          // A window that is just being opened may have read whoever was there before: it is told once more.
          actions: [
            { type: 'writeUser', params: ({ event }) => ({ sealed: event.output }) },
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
