import { failureOf, faultOf, okOf, rejectedOf } from '#machines/result-parts.ts';
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
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing.sent',
        actions: ['empty', { type: 'notifySuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: { type: 'hasField', params: ({ event }) => event.output },
        target: 'editing.failed',
        actions: [
          { type: 'setFieldErrors', params: ({ event }) => rejectedOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'nothingSent', params: ({ event }) => event.output },
        target: 'editing.failed',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        target: 'editing.unknown',
        actions: [
          { type: 'setFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'notifyFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'editing.unknown',
      actions: [
        { type: 'setFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'notifyFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
