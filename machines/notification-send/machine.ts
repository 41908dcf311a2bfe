import { editing } from './editing.ts';
import { sending } from './sending.ts';
import { notificationSendSetup } from './setup.ts';

/**
 * Sends a notification once, after a preview and a confirmation (sections 3 and 7). The call is a GET whose side effect
 * cannot be undone, so only the button of the dialog sends.
 */
export const notificationSendMachine = notificationSendSetup.createMachine({
  id: 'notificationSend',
  context: ({ input }) => ({
    ...input,
    values: input.initial,
    shown: [],
    serverErrors: {},
    failure: null,
    sent: null,
  }),
  initial: 'editing',
  states: {
    editing,
    confirming: {
      tags: 'dialog',
      on: {
        'notificationSend.confirm': 'sending',
        'notificationSend.cancel': [
          { guard: 'isUncertain', target: 'editing.unknown' },
          { guard: 'hasFailed', target: 'editing.failed' },
          { target: 'editing.usual' },
        ],
      },
    },
    sending,
  },
});
