import { assign, setup } from 'xstate';
import { effect } from '#machines/effect.ts';
import { when } from '../routes.ts';
import type { Tags } from '../tags.ts';

/** The cached pages of one list, or of all dropdowns together. */
export interface CacheGroup {
  readonly label: string;
  readonly count: number;
  /** When the server returned the oldest of them, in milliseconds since 1970. */
  readonly oldest: number;
  /** The approximate size in bytes. */
  readonly size: number;
}

export interface CacheSummary {
  readonly groups: readonly CacheGroup[];
  /** Whether the list of users, which is personal data, is cached too. */
  readonly keepsPersonal: boolean;
  /** Whether the browser guarantees persistent storage; null if unknown. */
  readonly isPersisted: boolean | null;
  /** The bytes that the app uses on this device; null if unknown. */
  readonly usage: number | null;
}

/** A call whose cached page is to be updated. */
export interface PlannedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

interface SyncContext {
  readonly summary: CacheSummary | null;
  readonly plan: readonly PlannedCall[];
  /** How many calls of the plan are done. */
  readonly done: number;
  /** How many of these failed. */
  readonly failed: number;
}

type SyncEvent =
  | { readonly type: 'sync.updateAll' }
  | { readonly type: 'sync.cancel' }
  | { readonly type: 'sync.forget' }
  | { readonly type: 'sync.cachePersonal'; readonly keeps: boolean }
  | { readonly type: 'sync.persist' };

const types = {} as { context: SyncContext; events: SyncEvent; tags: Tags<'updating' | 'busy'> };

const syncSetup = setup({
  types,
  actors: {
    /** Null if the cache cannot be read. Then the last summary stays. */
    readSummary: effect<CacheSummary | null>('readSummary'),
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
    setSummary: assign(({ context }, summary: CacheSummary | null) => ({ summary: summary ?? context.summary })),
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
      },
      on: { 'sync.cancel': 'reading' },
    },
    forgetting: {
      tags: 'busy',
      entry: 'clearPlan',
      invoke: { src: 'forget', onDone: 'reading' },
    },
    switching: {
      tags: 'busy',
      invoke: {
        src: 'cachePersonal',
        input: ({ event }) => ({ keeps: event.type === 'sync.cachePersonal' && event.keeps }),
        onDone: 'reading',
      },
    },
    persisting: {
      tags: 'busy',
      invoke: { src: 'persist', onDone: 'reading' },
    },
  },
});

function nextOf({ plan, done }: SyncContext): PlannedCall {
  const next = plan[done];
  if (!next) throw new Error('The plan is done');
  return next;
}
