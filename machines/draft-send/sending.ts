import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { CREATED_AFTER_ALL, NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { draftSendSetup, isStored, toSend } from './setup.ts';
import type { DraftSendContext } from './types.ts';

/** Sends what was pressed for, once. A send without a response is looked up: an edit in its record, a create in the list. */
export const sending = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: ['clearFailure', 'noteSending'],
  invoke: {
    src: 'send',
    input: ({ context }) => toSend(context),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'sent',
        actions: [
          { type: 'setMessage', params: ({ event }) => okOf(event.output).message },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output).message },
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
          'clearComparison',
          { type: 'setFieldErrors', params: ({ event }) => event.output },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        guard: { type: 'unknownOnEdit', params: ({ event }) => event.output },
        target: 'checking',
        actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'isUnknown', params: ({ event }) => event.output },
        target: 'lookingUp',
        actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'mayHaveHappened', params: ({ event }) => event.output },
        target: 'idle',
        actions: [
          'clearComparison',
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        target: 'idle',
        actions: [
          'noteNothingSent',
          'clearComparison',
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'idle',
      actions: [
        'clearComparison',
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
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
          'clearComparison',
          { type: 'setFailure', params: NOT_SAVED },
          { type: 'notifyFailure', params: NOT_SAVED },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toCheck' },
      {
        target: 'idle',
        actions: ['clearComparison', { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) }],
      },
    ],
    onError: {
      target: 'idle',
      actions: ['clearComparison', { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) }],
    },
  },
});

/** It was stored before, and only the response was lost: the draft goes. */
export const storedAlready = draftSendSetup.createStateConfig({
  tags: 'busy',
  entry: [
    { type: 'setMessage', params: ({ context }) => savedAfterAll(context) },
    { type: 'notifySuccess', params: ({ context }) => savedAfterAll(context) },
  ],
  invoke: { src: 'remove', onDone: 'sent', onError: 'sent' },
});

function savedAfterAll({ mode }: Pick<DraftSendContext, 'mode'>): string {
  return mode === 'create' ? CREATED_AFTER_ALL : SAVED_AFTER_ALL;
}
