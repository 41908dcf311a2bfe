import { assign, setup } from 'xstate';
import { effect } from '#machines/effect.ts';
import { when } from '../routes.ts';
import type { CacheSummary, PlannedCall, SyncContext, SyncEvent, SyncTag } from './types.ts';

const types = {} as { context: SyncContext; events: SyncEvent; tags: SyncTag };

const syncSetup = setup({
  types,
  actors: {
    readSummary: effect<CacheSummary>('readSummary'),
    /** Lists the calls of an update: all cached pages, and the first page of every list. */
    makePlan: effect<readonly PlannedCall[]>('makePlan'),
    /** Calls the server and bypasses the cache. Resolves with whether the server responded. */
    updatePage: effect<boolean, PlannedCall>('updatePage'),
    forget: effect<undefined>('forget'),
    cachePersonal: effect<undefined, { keeps: boolean }>('cachePersonal'),
    persist: effect<undefined>('persist'),
  },
  guards: {
    hasMore: ({ context }) => context.done < context.plan.length,
    isUpdated: (_, isUpdated: boolean) => isUpdated,
  },
  actions: {
    setSummary: assign((_, summary: CacheSummary) => ({ summary })),
    setPlan: assign((_, plan: readonly PlannedCall[]) => ({ plan, done: 0, failed: 0 })),
    countDone: assign(({ context }) => ({ done: context.done + 1 })),
    countFailed: assign(({ context }) => ({ done: context.done + 1, failed: context.failed + 1 })),
    clearPlan: assign({ plan: [], done: 0, failed: 0 }),
  },
});

/**
 * The cached lists of this device, as the user manages them: update them call by call, cancel between two calls, delete
 * them.
 */
export const syncMachine = syncSetup.createMachine({
  id: 'sync',
  context: { summary: null, plan: [], done: 0, failed: 0 },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readSummary',
        onDone: { target: 'idle', actions: { type: 'setSummary', params: ({ event }) => event.output } },
        onError: 'idle',
      },
    },
    idle: {
      on: {
        'sync.updateAll': 'planning',
        'sync.forget': 'forgetting',
        'sync.cachePersonal': { target: 'switching' },
        'sync.persist': 'persisting',
      },
    },
    planning: {
      tags: 'updating',
      entry: 'clearPlan',
      invoke: {
        src: 'makePlan',
        onDone: { target: 'deciding', actions: { type: 'setPlan', params: ({ event }) => event.output } },
        onError: 'reading',
      },
      on: { 'sync.cancel': 'reading' },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'updatingPage' }, { target: 'reading' }] },
    updatingPage: {
      tags: 'updating',
      invoke: {
        src: 'updatePage',
        input: ({ context }) => nextOf(context),
        onDone: [
          {
            guard: when('isUpdated'),
            target: 'deciding',
            actions: 'countDone',
          },
          { target: 'deciding', actions: 'countFailed' },
        ],
        onError: { target: 'deciding', actions: 'countFailed' },
      },
      on: { 'sync.cancel': 'reading' },
    },
    forgetting: {
      tags: 'busy',
      entry: 'clearPlan',
      invoke: { src: 'forget', onDone: 'reading', onError: 'reading' },
    },
    switching: {
      tags: 'busy',
      invoke: {
        src: 'cachePersonal',
        input: ({ event }) => ({ keeps: event.type === 'sync.cachePersonal' && event.keeps }),
        onDone: 'reading',
        onError: 'reading',
      },
    },
    persisting: {
      tags: 'busy',
      invoke: { src: 'persist', onDone: 'reading', onError: 'reading' },
    },
  },
});

function nextOf({ plan, done }: SyncContext): PlannedCall {
  const next = plan[done];
  if (!next) throw new Error('The plan is done');
  return next;
}
