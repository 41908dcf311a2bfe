import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { Subject } from '../removal/machine.ts';
import type { BulkAct, BulkContext, BulkEmitted, BulkEvent, BulkInput, BulkTag, RowResult } from './types.ts';

const types = {} as {
  context: BulkContext;
  input: BulkInput;
  events: BulkEvent;
  emitted: BulkEmitted;
  tags: BulkTag;
};

/** The parts of the bulk action: its effect (to be provided), guards and actions. */
export const bulkSetup = setup({
  types,
  actors: {
    /** Makes the call for one record. */
    act: effect<Result<unknown>, BulkAct>('act'),
  },
  guards: {
    ...resultGuards,
    needsConfirmation: ({ context }) => context.work === 'delete',
    isCancelled: ({ context }) => context.isCancelled,
    hasMore: ({ context }) => context.results.length < context.subjects.length,
    isExpiredAndCancelled: ({ context }, result: Result<unknown>) =>
      context.isCancelled && result.kind === 'sessionExpired',
  },
  actions: {
    addResult: assign(({ context }, result: Omit<RowResult, 'id'>) => ({
      results: [...context.results, { id: nextOf(context).id, ...result }],
    })),
    announceRow: emit(({ context }) => ({
      type: 'bulk.rowDone' as const,
      // `addResult` has just run.
      id: context.results.at(-1)?.id ?? '',
      work: context.work,
    })),
    announceEnd: emit({ type: 'bulk.ended' }),
    cancel: assign({ isCancelled: true }),
    setStop: assign((_, stop: Failure) => ({ stop })),
    clearStop: assign({ isCancelled: false, stop: null }),
  },
});

/** The next record. Throws if there is none. */
export function nextOf({ subjects, results }: BulkContext): Subject {
  const next = subjects[results.length];
  if (!next) throw new Error('The series is done');
  return next;
}
