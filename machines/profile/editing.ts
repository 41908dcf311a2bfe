import { profileSetup } from './setup.ts';

/**
 * The person's turn. `unconfirmed`: a save was sent and nobody knows whether it happened. As long as what was sent stands
 * unchanged the profile is read again to learn it, before anything is sent again.
 */
export const editing = profileSetup.createStateConfig({
  initial: 'usual',
  on: {
    'profile.change': { actions: { type: 'setValue', params: ({ event }) => event } },
    'profile.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
    'profile.save': [
      { guard: 'isValidWithNewPhone', target: 'verifyingPhone' },
      { guard: 'isValid', target: 'reading' },
      { actions: ['showAllErrors', 'focusFirstError'] },
    ],
  },
  states: {
    usual: {},
    unconfirmed: {
      on: {
        'profile.change': { target: 'usual', actions: { type: 'setValue', params: ({ event }) => event } },
        'profile.retry': '#profile.checking',
        // What was sent may be stored: a press sends nothing before that is known.
        'profile.save': '#profile.checking',
      },
    },
  },
});
