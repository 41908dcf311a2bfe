import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { when } from '../routes.ts';
import { formSetup, isStored } from './setup.ts';
import { NOT_SAVED, SAVED_AFTER_ALL } from './texts.ts';

/** Reads the record to find out whether a save without a response was stored. Sends nothing. */
export const checking = formSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'load',
    input: ({ context }) => ({ id: context.id, isSaved: (record) => isStored(context, record) }),
    onDone: [
      {
        guard: when('isStoredAndUntouched'),
        target: 'saved',
        actions: [
          {
            type: 'setOutput',
            params: ({ event }) => ({ message: SAVED_AFTER_ALL, data: okOf(event.output).data }),
          },
          { type: 'notifySuccess', params: SAVED_AFTER_ALL },
        ],
      },
      {
        guard: when('isStored'),
        target: 'editing',
        actions: [
          'setSentAsBase',
          'clearFailure',
          { type: 'noteChangeIfAny', params: ({ event }) => okOf(event.output).data },
          { type: 'notifySuccess', params: SAVED_AFTER_ALL },
        ],
      },
      {
        guard: when('ok'),
        target: 'editing',
        actions: [
          { type: 'setFailure', params: NOT_SAVED },
          { type: 'noteChangeIfAny', params: ({ event }) => okOf(event.output).data },
          { type: 'notifyFailure', params: NOT_SAVED },
        ],
      },
      { guard: when('sessionExpired'), target: 'awaitingSignIn.toCheck' },
      {
        target: 'editing.unconfirmed',
        actions: { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
      },
    ],
    onError: {
      target: 'editing.unconfirmed',
      actions: { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
    },
  },
});
