import { failureOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { MAYBE_CHANGED } from '../password-texts.ts';
import { failed, faulted, report, when } from '../routes.ts';
import { newPasswordSetup } from './setup.ts';

/**
 * The new password after a verified code (sections 2 and 5). One press makes one attempt, and a failure leaves the input
 * unchanged. At the end, the machine clears the passwords.
 */
export const newPasswordMachine = newPasswordSetup.createMachine({
  id: 'newPassword',
  context: ({ input }) => ({
    ...input,
    values: { password: '', passwordConfirmation: '' },
    shown: [],
    serverErrors: {},
    failure: null,
    message: '',
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'newPassword.change': { actions: { type: 'setValue', params: ({ event }) => event } },
        'newPassword.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
        'newPassword.submit': [
          { guard: 'isValid', target: 'saving' },
          { actions: ['showAllErrors', 'focusFirstError'] },
        ],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'setPassword',
        input: ({ context: { username, values } }) => ({ username, password: values.password }),
        onDone: [
          {
            guard: when('ok'),
            target: 'saved',
            actions: [
              { type: 'setMessage', params: ({ event }) => okOf(event.output) },
              { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
            ],
          },
          {
            guard: when('hasField'),
            target: 'editing',
            actions: [
              { type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) },
              { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
              'focusFirstRejected',
            ],
          },
          {
            guard: when('unknown'),
            target: 'editing',
            actions: report(MAYBE_CHANGED),
          },
          failed('editing'),
        ],
        onError: faulted('editing'),
      },
    },
    saved: { type: 'final', entry: 'clearPasswords' },
  },
  output: ({ context: { message } }) => ({ message }),
});
