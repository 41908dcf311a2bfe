import { failureOf, faultOf, okOf } from '#machines/result-parts.ts';
import { when } from '../routes.ts';
import { bulkSetup, nextOf } from './setup.ts';

/**
 * Applies one action to several records, one call after the other, because the API has no bulk call. The user sees the
 * progress and can cancel between two records. It stops when offline and waits when the session expired. A call without a
 * response is `unknown` and never repeated. It also stops the series until the user continues: otherwise one broken
 * connection would make all the remaining results unknown.
 */
export const bulkMachine = bulkSetup.createMachine({
  id: 'bulk',
  context: ({ input: { work, subjects } }) => ({ work, subjects, results: [], isCancelled: false, stop: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'needsConfirmation', target: 'confirming' }, { target: 'deciding' }] },
    confirming: { on: { 'bulk.confirm': 'deciding' } },
    deciding: {
      always: [{ guard: 'isCancelled', target: 'ended' }, { guard: 'hasMore', target: 'working' }, { target: 'ended' }],
    },
    working: {
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context }) => ({ ...nextOf(context), work: context.work }),
        onDone: [
          {
            guard: when('ok'),
            target: 'deciding',
            actions: [
              {
                type: 'addResult',
                params: ({ event }) => ({ kind: 'done' as const, message: okOf(event.output).message }),
              },
              'announceRow',
            ],
          },
          { guard: when('isExpiredAndCancelled'), target: 'ended' },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          {
            guard: when('offline'),
            target: 'ended',
            actions: { type: 'setStop', params: ({ event }) => failureOf(event.output) },
          },
          {
            guard: when('unknown'),
            target: 'ended',
            actions: [
              {
                type: 'addResult',
                params: ({ event }) => ({ kind: 'unknown' as const, message: failureOf(event.output).message }),
              },
              { type: 'setStop', params: ({ event }) => failureOf(event.output) },
            ],
          },
          {
            target: 'deciding',
            actions: {
              type: 'addResult',
              params: ({ event }) => ({ kind: 'failed' as const, message: failureOf(event.output).message }),
            },
          },
        ],
        onError: {
          target: 'deciding',
          actions: {
            type: 'addResult',
            params: ({ event }) => ({ kind: 'failed' as const, message: faultOf(event.error).message }),
          },
        },
      },
      on: { 'bulk.cancel': { actions: 'cancel' } },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'deciding', 'bulk.cancel': { target: 'ended', actions: 'cancel' } },
    },
    ended: {
      entry: 'announceEnd',
      on: { 'bulk.goOn': { guard: 'hasMore', target: 'deciding', actions: 'clearStop' } },
    },
  },
});
