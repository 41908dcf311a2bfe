import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { formSetup } from './setup.ts';

/**
 * Sends what is typed, once. A refusal lands on its fields; a save without a response is looked up: an edit in its record
 * (`checking`), a create in the list (`lookingUp`).
 */
export const saving = formSetup.createStateConfig({
  tags: 'busy',
  entry: ['clearFailure', 'noteSent'],
  invoke: {
    src: 'save',
    input: ({ context: { mode, id, base, values, isUnsure, newestBefore } }) => ({
      mode,
      id,
      base,
      values,
      isUnsure,
      newestBefore,
    }),
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'saved',
        actions: [
          { type: 'setOutput', params: ({ event }) => okOf(event.output) },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output).message },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toSave' },
      {
        guard: { type: 'hasField', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => event.output },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => event.output },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        guard: { type: 'offline', params: ({ event }) => event.output },
        target: 'storing',
        actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'unknownOnEdit', params: ({ event }) => event.output },
        target: 'checking',
        actions: { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'lookingUp',
        actions: ['noteUnsure', { type: 'setFailure', params: ({ event }) => failureOf(event.output) }],
      },
      {
        target: 'editing',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'editing',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
