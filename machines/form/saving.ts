import { failureOf, faultOf, okOf } from '../answer-parts.ts';
import { formSetup } from './setup.ts';

/**
 * Sends what is typed, once. A refusal lands on its fields; a save without a response is looked up: an edit in its record
 * (`checking`), a create in the list (`lookingUp`).
 */
export const saving = formSetup.createStateConfig({
  tags: 'busy',
  entry: ['dropFailure', 'noteSent'],
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
          { type: 'takeOutput', params: ({ event }) => okOf(event.output) },
          { type: 'tellSuccess', params: ({ event }) => okOf(event.output).message },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn.toSave' },
      {
        guard: { type: 'hasPlace', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event.output },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'rejected', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => event.output },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        guard: { type: 'offline', params: ({ event }) => event.output },
        target: 'keeping',
        actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'unknownOnEdit', params: ({ event }) => event.output },
        target: 'checking',
        actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'lookingUp',
        actions: ['noteUnsure', { type: 'keepFailure', params: ({ event }) => failureOf(event.output) }],
      },
      {
        target: 'editing',
        actions: [
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'editing',
      actions: [
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
