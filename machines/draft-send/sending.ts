import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { NOT_SAVED, SAVED_AFTER_ALL } from '../form/texts.ts';
import { draftSendSetup, toSend } from './setup.ts';

/** Sends what was pressed for, once. An answer that never came is looked into on edit, and told on create. */
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

/** It was there: sent before, and only its answer was lost. */
export const storedAlready = draftSendSetup.createStateConfig({
  always: {
    target: 'sent',
    actions: [
      { type: 'takeMessage', params: SAVED_AFTER_ALL },
      { type: 'tellSuccess', params: SAVED_AFTER_ALL },
    ],
  },
});
