import { failureOf, okOf, rejectedOf } from '#machines/result-parts.ts';
import { failed, faulted, reportFailure, when } from '../routes.ts';
import { notificationSendSetup } from './setup.ts';

/**
 * Sends what was confirmed, once, whatever comes of it. A lost session does not keep it waiting either: it would go out
 * at a moment that nobody has chosen.
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
        actions: ['empty', { type: 'notifySuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: when('hasField'),
        target: 'editing.failed',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
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
