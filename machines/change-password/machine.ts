import { saving } from './saving.ts';
import { changePasswordSetup } from './setup.ts';

/**
 * The dialog 'Change Password' (sections 2, 3 and 5). One press makes one attempt, and a failure leaves the input unchanged.
 * At the end, the machine clears the passwords.
 */
export const changePasswordMachine = changePasswordSetup.createMachine({
  id: 'changePassword',
  context: ({ input }) => ({
    ...input,
    values: { oldpassword: '', newpassword: '', confirmPassword: '' },
    shown: [],
    serverErrors: {},
    invalidInput: '',
    message: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'changePassword.change': { actions: { type: 'setValue', params: ({ event }) => event } },
        'changePassword.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
        'changePassword.submit': [
          { guard: 'isValid', target: 'saving' },
          { actions: ['showAllErrors', 'focusFirstError'] },
        ],
        'changePassword.close': 'closed',
      },
    },
    saving,
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'saving', 'changePassword.close': 'closed' },
    },
    saved: { type: 'final', entry: 'clearPasswords' },
    closed: { type: 'final', entry: 'clearPasswords' },
  },
  output: ({ context: { message } }) => ({ message }),
});
