import { failureOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { failed, faulted, reportFailure, when } from '../routes.ts';
import { notificationSendSetup } from './setup.ts';

/**
 * Sends the confirmed notification once. It does not wait for a sign-in if the session expired: it would then be sent at
 * a time that the user did not choose.
 */
export const sending = notificationSendSetup.createStateConfig({
  tags: ['dialog', 'busy'],
  entry: 'clearFailure',
  invoke: {
    src: 'send',
    input: ({ context }) => context.values,
    onDone: [
      {
        guard: when('ok'),
        target: 'editing.sent',
        actions: ['clearForm', { type: 'notifySuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: when('hasField'),
        target: 'editing.failed',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRejected',
        ],
      },
      {
        guard: when('nothingSent'),
        target: 'editing.failed',
        actions: reportFailure,
      },
      failed('editing.unknown'),
    ],
    onError: faulted('editing.unknown'),
  },
});
