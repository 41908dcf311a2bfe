import { failureOf, faultOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { MAYBE_CHANGED } from '../password-texts.ts';
import { changePasswordSetup } from './setup.ts';

/** Sends the passwords, once. It cannot be closed meanwhile: nobody would be told what became of it. */
export const saving = changePasswordSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearFailure',
  invoke: {
    src: 'changePassword',
    input: ({ context }) => context.values,
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'saved',
        actions: [
          { type: 'setMessage', params: ({ event }) => okOf(event.output) },
          { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
        ],
      },
      { guard: { type: 'sessionExpired', params: ({ event }) => event.output }, target: 'awaitingSignIn' },
      {
        guard: { type: 'hasField', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'unknown', params: ({ event }) => event.output },
        target: 'editing',
        actions: [
          { type: 'setFailure', params: MAYBE_CHANGED },
          { type: 'notifyFailure', params: MAYBE_CHANGED },
        ],
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
