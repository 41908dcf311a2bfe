import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { Subject } from '../removal/machine.ts';
import { failureIn, when } from '../routes.ts';
import type { Tags } from '../tags.ts';

/** The action on each record. */
export type BulkWork = 'activate' | 'deactivate' | 'delete';

export interface BulkInput {
  readonly work: BulkWork;
  /** The records, in the order of the calls. */
  readonly subjects: readonly Subject[];
}

/** The call for one record. */
export interface BulkAct extends Subject {
  readonly work: BulkWork;
}

/** `unknown`: the call had no response. It may or may not have happened. */
export interface RowResult {
  readonly id: number | string;
  readonly kind: 'done' | 'failed' | 'unknown';
  /** The server's message, or the message of the failure. */
  readonly message: string;
}

export interface BulkContext extends BulkInput {
  /** The results so far, in the order of the records. A record without a result was not changed. */
  readonly results: readonly RowResult[];
  /** The user wants to stop after the current record. */
  readonly isCancelled: boolean;
  /** Why the series stopped by itself, until it continues. */
  readonly stop: Failure | null;
  /** The id of all changes in the server's history; null as long as there is none. */
  readonly historySeries: string | null;
}

const types = {} as {
  context: BulkContext;
  input: BulkInput;
  events:
    | { type: 'bulk.confirm' }
    | { type: 'bulk.cancel' }
    /** Continues with the records that have no result. */
    | { type: 'bulk.goOn' }
    | { type: 'session.resumed' };
  /** `rowDone`: the list may show the change. `ended`: the list reloads, because records were removed or are unknown. */
  emitted: { type: 'bulk.rowDone'; id: number | string; work: BulkWork } | { type: 'bulk.ended' };
  tags: Tags<'confirming' | 'busy' | 'awaitingSignIn' | 'ended'>;
};

const bulkSetup = setup({
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
    addResult: assign(({ context }, result: Result<unknown>) => {
      const { kind, message } = result;
      const { id } = nextOf(context);
      const row: RowResult = { id, kind: kind === 'ok' ? 'done' : kind === 'unknown' ? kind : 'failed', message };
      return {
        results: [...context.results, row],
        historySeries: (result.kind === 'ok' ? result.series : undefined) ?? context.historySeries,
      };
    }),
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

const addResult = {
  type: 'addResult',
  params: ({ event }: { event: { output: Result<unknown> } }) => event.output,
} as const;
const setStop = { type: 'setStop', params: failureIn } as const;

/**
 * Applies one action to several records, one call after the other, because the API has no bulk call. The user sees the
 * progress and can cancel between two records. It stops when offline and waits when the session expired. A call without a
 * response is `unknown` and never repeated. It also stops the series until the user continues: otherwise one broken
 * connection would make all the remaining results unknown.
 */
export const bulkMachine = bulkSetup.createMachine({
  id: 'bulk',
  context: ({ input: { work, subjects } }) => ({
    work,
    subjects,
    results: [],
    isCancelled: false,
    stop: null,
    historySeries: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'needsConfirmation', target: 'confirming' }, { target: 'deciding' }] },
    confirming: { tags: 'confirming', on: { 'bulk.confirm': 'deciding' } },
    deciding: {
      always: [{ guard: 'isCancelled', target: 'ended' }, { guard: 'hasMore', target: 'working' }, { target: 'ended' }],
    },
    working: {
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context }) => ({ ...nextOf(context), work: context.work }),
        onDone: [
          { guard: when('ok'), target: 'deciding', actions: [addResult, 'announceRow'] },
          { guard: when('isExpiredAndCancelled'), target: 'ended' },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          { guard: when('offline'), target: 'ended', actions: setStop },
          { guard: when('unknown'), target: 'ended', actions: [addResult, setStop] },
          { target: 'deciding', actions: addResult },
        ],
      },
      on: { 'bulk.cancel': { actions: 'cancel' } },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: { 'session.resumed': 'deciding', 'bulk.cancel': { target: 'ended', actions: 'cancel' } },
    },
    ended: {
      tags: 'ended',
      entry: 'announceEnd',
      on: { 'bulk.goOn': { guard: 'hasMore', target: 'deciding', actions: 'clearStop' } },
    },
  },
});

/** The next record. Throws if there is none. */
function nextOf({ subjects, results }: BulkContext): Subject {
  const next = subjects[results.length];
  if (!next) throw new Error('The series is done');
  return next;
}
