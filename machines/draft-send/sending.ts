import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { CREATED_AFTER_ALL, NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { draftSendSetup, isStored, toSend } from './setup.ts';
import type { DraftSendContext } from './types.ts';

/** Sends what was pressed for, once. A send without a response is looked up: an edit in its record, a create in the list. */
export const sending = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: ['dropFailure', 'noteSending'],
  invoke: {
    src: 'send',
    input: ({ context }) => toSend(context),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'sent',
        actions: [
          { type: 'takeMessage', params: ({ event }) => okOf(event.output).message },
          { type: 'tellSuccess', params: ({ event }) => okOf(event.output).message },
        ],
      },
      {
        guard: { type: 'sessionExpired', params: ({ event }) => event.output },
        target: 'awaitingSignIn.toStart',
        actions: 'noteNothingSent',
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'idle',
        actions: [
          'noteNothingSent',
          'dropComparison',
          { type: 'keepRefusal', params: ({ event }) => event.output },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        guard: { type: 'unknownOnEdit', params: ({ event }) => event.output },
        target: 'checking',
        actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'isUnknown', params: ({ event }) => event.output },
        target: 'lookingUp',
        actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'mayHaveHappened', params: ({ event }) => event.output },
        target: 'idle',
        actions: [
          'dropComparison',
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        target: 'idle',
        actions: [
          'noteNothingSent',
          'dropComparison',
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'idle',
      actions: [
        'dropComparison',
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});

/** Reads the record again to learn whether a save whose answer was lost has happened. Sends nothing. */
export const checking = draftSendSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'read',
    input: ({ context }) => ({ isSaved: (record) => isStored(context, record) }),
    onDone: [
      { guard: { type: 'isStoredAlready', params: ({ event }) => event.output }, target: 'storedAlready' },
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'idle',
        actions: [
          'noteNothingSent',
          'dropComparison',
          { type: 'keepFailure', params: NOT_SAVED },
          { type: 'tellFailure', params: NOT_SAVED },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toCheck' },
      {
        target: 'idle',
        actions: ['dropComparison', { type: 'tellFailure', params: ({ event }) => failureOf(event.output) }],
      },
    ],
    onError: {
      target: 'idle',
      actions: ['dropComparison', { type: 'tellFailure', params: ({ event }) => faultOf(event.error) }],
    },
  },
});

/** It was stored before, and only the response was lost: the draft goes. */
export const storedAlready = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: [
    { type: 'takeMessage', params: ({ context }) => savedAfterAll(context) },
    { type: 'tellSuccess', params: ({ context }) => savedAfterAll(context) },
  ],
  invoke: { src: 'remove', onDone: 'sent', onError: 'sent' },
});

function savedAfterAll({ mode }: Pick<DraftSendContext, 'mode'>): string {
  return mode === 'create' ? CREATED_AFTER_ALL : SAVED_AFTER_ALL;
}
