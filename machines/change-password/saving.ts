import { failureOf, faultOf, okOf, rejectedOf } from '../answer-parts.ts';
import { MAYBE_CHANGED } from '../password-texts.ts';
import { changePasswordSetup } from './setup.ts';

/** Sends the passwords, once. It cannot be closed meanwhile: nobody would be told what became of it. */
export const saving = changePasswordSetup.createStateConfig({
  tags: 'busy',
  entry: 'dropFailure',
  invoke: {
    src: 'changePassword',
    input: ({ context }) => context.values,
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'saved',
        actions: [
          { type: 'takeMessage', params: ({ event }) => okOf(event.output) },
          { type: 'tellSuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn' },
      {
        guard: { type: 'hasPlace', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => rejectedOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'keepFailure', params: MAYBE_CHANGED },
          { type: 'tellFailure', params: MAYBE_CHANGED },
        ],
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
