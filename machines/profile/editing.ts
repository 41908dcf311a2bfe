import { profileSetup } from './setup.ts';

/**
 * The user edits. `unconfirmed`: a save had no response and the check failed. Unless the user changes a value, the profile
 * is checked before it is sent again.
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
        // The save may be stored: check before sending again.
        'profile.save': '#profile.checking',
      },
    },
  },
});
