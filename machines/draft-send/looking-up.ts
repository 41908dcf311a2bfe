import { failureOf, faultOf } from '#machines/result-parts.ts';
import { report, when } from '../routes.ts';
import { draftSendSetup } from './setup.ts';
import { NOT_SENT } from './texts.ts';

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
          ? { guard: when('isNotSaved'), target: 'sending' }
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
          actions: [
            'clearComparison',
            { type: 'setUnknownFailure', params: ({ event }) => failureOf(event.output) },
            { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          ],
        },
      ],
      onError: {
        target: 'idle',
        actions: [
          'clearComparison',
          { type: 'setUnknownFailure', params: ({ event }) => faultOf(event.error) },
          { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
        ],
      },
    },
  });
}

/** After a send without a response. The request may still be on its way, so the lookup is repeated. */
export const lookingUp = lookUpState('idle');

/** After Send, before the same record is sent again. */
export const lookingUpFirst = lookUpState('sending');
