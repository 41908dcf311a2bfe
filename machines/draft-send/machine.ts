import { isSameValue } from '#machines/form/is-equal.ts';
import { comparing, lookingUp, lookingUpFirst, reading } from './reading.ts';
import { checking, sending, storedAlready } from './sending.ts';
import { draftSendSetup } from './setup.ts';

/**
 * Sends one draft to the server. Only the user's press sends it. An edit is compared with the current record: by the
 * server, which knows its version, or by reading the record first. A draft that was sent without a response is looked up
 * before it is sent again.
 */
export const draftSendMachine = draftSendSetup.createMachine({
  id: 'draftSend',
  context: ({ input }) => ({
    isEqual: (_, one, other) => isSameValue(one, other),
    version: null,
    ...input,
    wasUnsure: false,
    theirs: null,
    resolutions: {},
    candidates: [],
    failure: null,
    serverErrors: {},
    message: '',
    series: undefined,
  }),
  initial: 'idle',
  states: {
    idle: {
      tags: 'idle',
      on: {
        'draftSend.send': [
          { guard: 'isInvalid' },
          { guard: 'isUnversionedEdit', target: 'reading' },
          { guard: 'isUnsureCreate', target: 'lookingUpFirst' },
          { target: 'sending' },
        ],
      },
    },
    reading,
    comparing,
    lookingUp,
    lookingUpFirst,
    asking: {
      tags: 'unsure',
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
        /** Nothing was sent. An edit is compared again; a new record that may exist is looked up. */
        toStart: {
          on: {
            'session.resumed': [
              { guard: 'isUnversionedEdit', target: '#draftSend.reading' },
              { guard: 'isUnsureCreate', target: '#draftSend.lookingUpFirst' },
              { target: '#draftSend.sending' },
            ],
          },
        },
      },
    },
    sent: { type: 'final' },
  },
  output: ({ context: { message, series } }) => ({ message, series }),
});
