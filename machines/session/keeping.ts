import { heldUser } from './held.ts';
import { sessionSetup } from './setup.ts';

/** Local storage's copy of the person: sealed first, written by the transition that ends the sealing. */
export const keeping = sessionSetup.createStateConfig({
  initial: 'settled',
  on: {
    'session.userUpdated': {
      guard: { type: 'isSamePerson', params: ({ event }) => event.user.id },
      target: '.sealing',
      actions: { type: 'takeUser', params: ({ event }) => event.user },
    },
  },
  states: {
    settled: {},
    sealing: {
      invoke: {
        src: 'sealUser',
        input: ({ context }) => ({ user: heldUser(context) }),
        onDone: {
          target: 'settled',
          // A window that is just being opened may have read whoever was there before: it is told once more.
          actions: [
            { type: 'writeUser', params: ({ event }) => ({ sealed: event.output }) },
            { type: 'announceStart', params: ({ context }) => ({ user: heldUser(context) }) },
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
