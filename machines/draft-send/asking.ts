import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { draftSendSetup } from './setup.ts';

/** Reads the record as it is now. Unchanged, the draft goes out; otherwise the difference is shown first. */
export const reading = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'read',
    input: {},
    onDone: [
      {
        guard: { type: 'isStoredAlready', params: ({ event }) => event.output },
        target: 'storedAlready',
      },
      { guard: { type: 'isAsKnown', params: ({ event }) => event.output }, target: 'sending' },
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'comparing',
        actions: { type: 'setTheirs', params: ({ event }) => okOf(event.output).data },
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toRead' },
      {
        target: 'idle',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'idle',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});

/** The record is not as the draft knew it: base, mine and theirs are shown, and only what is decided goes out. */
export const comparing = draftSendSetup.createStateConfig({
  tags: 'asks',
  on: {
    'draftSend.resolve': { actions: { type: 'setResolution', params: ({ event }) => event } },
    // Read again: it may have changed once more while the person was looking.
    'draftSend.send': { guard: 'isResolved', target: 'reading' },
    'draftSend.cancel': { target: 'idle', actions: 'clearComparison' },
  },
});
