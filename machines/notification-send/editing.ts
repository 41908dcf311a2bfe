import { notificationSendSetup } from './setup.ts';

/**
 * The user edits. The result of the last attempt stays visible: `sent` until the user types, `failed` and `unknown` until
 * the next attempt.
 */
export const editing = notificationSendSetup.createStateConfig({
  initial: 'usual',
  on: {
    'notificationSend.change': { actions: { type: 'setValue', params: ({ event }) => event } },
    'notificationSend.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
    'notificationSend.submit': [
      { guard: 'isValid', target: '#notificationSend.confirming' },
      { actions: ['showAllErrors', 'focusFirstError'] },
    ],
  },
  states: {
    usual: {},
    sent: {
      on: {
        'notificationSend.change': { target: 'usual', actions: { type: 'setValue', params: ({ event }) => event } },
      },
    },
    failed: {},
    unknown: {},
  },
});
