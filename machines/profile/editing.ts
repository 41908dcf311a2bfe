import { profileSetup } from './setup.ts';

/**
 * The person's turn. `unconfirmed`: a save was sent and nobody knows whether it happened. As long as what was sent stands
 * unchanged the profile can be read again to learn it; only a press of Save sends again.
 */
export const editing = profileSetup.createStateConfig({
  initial: 'usual',
  on: {
    'profile.change': { actions: { type: 'setValue', params: ({ event }) => event } },
    'profile.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
    'profile.save': [
      { guard: 'isValidWithNewPhone', target: 'verifyingPhone' },
      { guard: 'isValid', target: 'saving' },
      { actions: ['showAllErrors', 'focusFirstError'] },
    ],
  },
  states: {
    usual: {},
    unconfirmed: {
      on: {
        'profile.change': { target: 'usual', actions: { type: 'setValue', params: ({ event }) => event } },
        'profile.retry': '#profile.checking',
      },
    },
  },
});
