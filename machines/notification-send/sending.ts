import { failureOf, faultOf, okOf, rejectedOf } from '../answer-parts.ts';
import { notificationSendSetup } from './setup.ts';

/**
 * Sends what was confirmed, once, whatever comes of it. A lost session does not keep it waiting either: it would go out
 * at a moment that nobody has chosen.
 */
export const sending = notificationSendSetup.createStateConfig({
  tags: ['dialog', 'busy'],
  entry: 'dropFailure',
  invoke: {
    src: 'send',
    input: ({ context }) => context.values,
    onDone: [
      {
        guard: { type: 'ok', params: ({ event }) => event.output },
        target: 'editing.sent',
        actions: ['empty', { type: 'tellSuccess', params: ({ event }) => okOf(event.output) }],
      },
      {
        guard: { type: 'hasPlace', params: ({ event }) => event.output },
        target: 'editing.failed',
        actions: [
          { type: 'keepRefusal', params: ({ event }) => rejectedOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
          'focusFirstRefused',
        ],
      },
      {
        guard: { type: 'nothingSent', params: ({ event }) => event.output },
        target: 'editing.failed',
        actions: [
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
      {
        target: 'editing.unknown',
        actions: [
          { type: 'keepFailure', params: ({ event }) => failureOf(event.output) },
          { type: 'tellFailure', params: ({ event }) => failureOf(event.output) },
        ],
      },
    ],
    onError: {
      target: 'editing.unknown',
      actions: [
        { type: 'keepFailure', params: ({ event }) => faultOf(event.error) },
        { type: 'tellFailure', params: ({ event }) => faultOf(event.error) },
      ],
    },
  },
});
