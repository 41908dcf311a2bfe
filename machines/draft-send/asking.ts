import { okOf } from '#machines/result-parts.ts';
import { failed, faulted, when } from '../routes.ts';
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
        guard: when('isStoredAlready'),
        target: 'storedAlready',
      },
      { guard: when('isAsKnown'), target: 'sending' },
      {
        guard: when('ok'),
        target: 'comparing',
        actions: { type: 'setTheirs', params: ({ event }) => okOf(event.output).data },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toRead' },
      failed('idle'),
    ],
    onError: faulted('idle'),
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
