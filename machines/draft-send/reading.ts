import { okOf } from '#machines/result-parts.ts';
import { failed, faulted, when } from '#machines/routes.ts';
import { draftSendSetup } from './setup.ts';

/** Reads the current record. If it is unchanged the draft is sent, otherwise the differences are shown first. */
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

/** The record has changed. The page shows base, mine and theirs; the user resolves the conflicts before sending. */
export const comparing = draftSendSetup.createStateConfig({
  tags: 'asks',
  on: {
    'draftSend.resolve': { actions: { type: 'setResolution', params: ({ event }) => event } },
    // Read again: the record may have changed while the user compared.
    'draftSend.send': { guard: 'isResolved', target: 'reading' },
    'draftSend.cancel': { target: 'idle', actions: 'clearComparison' },
  },
});
