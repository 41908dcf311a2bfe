import { editing } from './editing.ts';
import { sending } from './sending.ts';
import { notificationSendSetup } from './setup.ts';

/**
 * A notification typed, shown as it will go out, confirmed and sent once (sections 3 and 7). The call is a GET with a
 * side effect that nothing can take back: only a press of the dialog's button sends.
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
