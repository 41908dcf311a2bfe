import { recordIn } from '../form/versions.ts';
import { failed, failureIn, notifyFailure, report, when } from '../routes.ts';
import { draftSendSetup, NOT_SENT } from './setup.ts';

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
      { guard: when('isAsKnown'), target: 'sending', actions: { type: 'setVersion', params: recordIn } },
      {
        guard: when('ok'),
        target: 'comparing',
        actions: { type: 'setTheirs', params: recordIn },
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toRead' },
      failed('idle'),
    ],
  },
});

/** The record has changed. The page shows base, mine and theirs; the user resolves the conflicts before sending. */
export const comparing = draftSendSetup.createStateConfig({
  tags: 'comparing',
  on: {
    'draftSend.resolve': { actions: { type: 'setResolution', params: ({ event }) => event } },
    'draftSend.send': [
      { guard: 'isResolvedVersion', target: 'sending' },
      // Read again: the record may have changed while the user compared.
      { guard: 'isResolved', target: 'reading' },
    ],
    'draftSend.cancel': { target: 'idle', actions: 'clearComparison' },
  },
});

/** Looks up in the list whether a new record without a response was stored. */
function lookUpState(next: 'idle' | 'sending') {
  return draftSendSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      src: 'lookUp',
      input: { isRepeated: next === 'idle' },
      onDone: [
        { guard: when('isFound'), target: 'storedAlready' },
        next === 'sending'
          ? { guard: when('maySend'), target: 'sending' }
          : {
              guard: when('isNotSaved'),
              target: 'idle',
              actions: ['clearComparison', ...report(NOT_SENT)],
            },
        {
          guard: when('ok'),
          target: 'asking',
          actions: { type: 'setCandidates', params: ({ event }) => event.output },
        },
        { guard: when('sessionExpired'), target: 'awaitingSignIn.toLookUp' },
        {
          target: 'idle',
          actions: ['clearComparison', { type: 'setUnknownFailure', params: failureIn }, notifyFailure],
        },
      ],
    },
  });
}

/** After a send without a response. The request may still be on its way, so the lookup is repeated. */
export const lookingUp = lookUpState('idle');

/** After Send, before the same record is sent again. */
export const lookingUpFirst = lookUpState('sending');
