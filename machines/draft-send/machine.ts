import { isSameValue } from '#machines/form/is-equal.ts';
import { comparing, reading } from './asking.ts';
import { lookingUp, lookingUpFirst } from './looking-up.ts';
import { checking, sending, storedAlready } from './sending.ts';
import { draftSendSetup } from './setup.ts';

/**
 * One draft on its way to the server. Nothing goes out without a press; an edit is compared with the record as it is now
 * first, and what was once sent without an answer is looked for before it may be sent again.
 */
export const draftSendMachine = draftSendSetup.createMachine({
  id: 'draftSend',
  context: ({ input }) => ({
    isEqual: (_, one, other) => isSameValue(one, other),
    ...input,
    wasUnsure: false,
    theirs: null,
    resolutions: {},
    candidates: [],
    failure: null,
    serverErrors: {},
    message: '',
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'draftSend.send': [
          { guard: 'isInvalid' },
          { guard: 'isEdit', target: 'reading' },
          { guard: 'isUnsure', target: 'lookingUpFirst' },
          { target: 'sending' },
        ],
      },
    },
    reading,
    comparing,
    lookingUp,
    lookingUpFirst,
    asking: {
      tags: 'asks',
      on: {
        'draftSend.send': 'sending',
        'draftSend.chooseFound': 'storedAlready',
        'draftSend.cancel': { target: 'idle', actions: 'clearComparison' },
      },
    },
    sending,
    checking,
    storedAlready,
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      initial: 'toRead',
      states: {
        toRead: { on: { 'session.resumed': '#draftSend.reading' } },
        toLookUp: { on: { 'session.resumed': '#draftSend.lookingUp' } },
        toCheck: { on: { 'session.resumed': '#draftSend.checking' } },
        /** Nothing was sent. An edit is compared anew; a new record was pressed for, and is looked for if it may be there. */
        toStart: {
          on: {
            'session.resumed': [
              { guard: 'isEdit', target: '#draftSend.reading' },
              { guard: 'isUnsure', target: '#draftSend.lookingUpFirst' },
              { target: '#draftSend.sending' },
            ],
          },
        },
      },
    },
    sent: { type: 'final' },
  },
  output: ({ context: { message } }) => ({ message }),
});
