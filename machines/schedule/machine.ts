import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { ListPage } from '../list/types.ts';
import { setFailure, when } from '../routes.ts';
import {
  type CachedLists,
  hasNextPage,
  type ListPart,
  type PageCall,
  restarted,
  type ScheduleContext,
  type ScheduleEvent,
  type ScheduleInput,
  type ScheduleTag,
  withCachedRows,
  withFailure,
  withPage,
} from './parts.ts';

/**
 * How long the cache may delay the first request to the server, in milliseconds. Another window that upgrades the
 * database blocks all other windows.
 */
const CACHE_READ_TIMEOUT_MS = 1000;

const types = {} as { context: ScheduleContext; input: ScheduleInput; events: ScheduleEvent; tags: ScheduleTag };

const scheduleSetup = setup({
  types,
  actors: {
    /** Reads the lists from the cache. */
    readCached: effect<CachedLists, { lists: readonly string[] }>('readCached'),
    loadPage: effect<Result<ListPage>, PageCall>('loadPage'),
  },
  delays: { cacheReadTimeout: CACHE_READ_TIMEOUT_MS },
  guards: {
    ...resultGuards,
    hasNext: ({ context: { parts, at } }) => at < parts.length,
  },
  actions: {
    setCachedRows: assign(({ context }, cached: CachedLists) => ({
      parts: context.parts.map((part) => withCachedRows(part, cached)),
    })),
    restart: assign(({ context }) => ({ parts: context.parts.map(restarted), at: 0 })),
    setPage: assign(({ context }, page: ListPage) => atPart(context, (part) => withPage(part, page))),
    setFailure: assign(({ context }, failure: Failure) => atPart(context, (part) => withFailure(part, failure))),
    /** Skips lists that are complete or have failed. */
    skipFinished: assign(({ context: { parts, at } }) => ({ at: nextFrom(parts, at) })),
  },
});

/**
 * Loads all pages of several lists, one call after the other, because the API has no call for a day. Cached rows are shown
 * at once and replaced list by list. If one list fails, the others are still read; offline, reading stops. Leaving
 * `reading` cancels the call, so a late response has no effect.
 */
export const scheduleMachine = scheduleSetup.createMachine({
  id: 'schedule',
  context: ({ input: { lists } }) => ({
    parts: lists.map((list) => ({ list, former: null, reading: null, failure: null })),
    at: 0,
  }),
  initial: 'lookingUp',
  states: {
    lookingUp: {
      tags: 'busy',
      invoke: {
        src: 'readCached',
        input: ({ context }) => ({ lists: context.parts.map(({ list }) => list) }),
        onDone: { target: 'reading', actions: { type: 'setCachedRows', params: ({ event }) => event.output } },
      },
      after: { cacheReadTimeout: 'reading' },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => nextCall(context),
        onDone: [
          {
            guard: when('ok'),
            target: 'deciding',
            actions: { type: 'setPage', params: ({ event }) => okOf(event.output).data },
          },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          {
            guard: when('offline'),
            target: 'idle',
            actions: setFailure,
          },
          { target: 'deciding', actions: setFailure },
        ],
      },
      on: {
        'schedule.refresh': { target: 'reading', reenter: true, actions: 'restart' },
        'schedule.cancel': 'idle',
      },
    },
    deciding: {
      entry: 'skipFinished',
      always: [{ guard: 'hasNext', target: 'reading' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'schedule.refresh': { target: 'reading', actions: 'restart' },
        'schedule.pageUpdated': 'revalidating',
      },
    },
    revalidating: {
      invoke: {
        src: 'readCached',
        input: ({ context }) => ({ lists: context.parts.map(({ list }) => list) }),
        onDone: { target: 'idle', actions: { type: 'setCachedRows', params: ({ event }) => event.output } },
      },
      on: { 'schedule.refresh': { target: 'reading', actions: 'restart' } },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: {
        'session.resumed': 'reading',
        'schedule.refresh': { target: 'reading', actions: 'restart' },
      },
    },
  },
});

function atPart({ parts, at }: ScheduleContext, change: (part: ListPart) => ListPart): Pick<ScheduleContext, 'parts'> {
  return { parts: parts.map((part, index) => (index === at ? change(part) : part)) };
}

function nextFrom(parts: readonly ListPart[], at: number): number {
  const next = parts.findIndex((part, index) => index >= at && hasNextPage(part));
  return next === -1 ? parts.length : next;
}

function nextCall({ parts, at }: ScheduleContext): PageCall {
  const part = parts[at];
  if (!part) throw new Error('All lists have been read');
  return { list: part.list, page: (part.reading?.pages ?? 0) + 1 };
}

export type ScheduleSnapshot = SnapshotFrom<typeof scheduleMachine>;

/** How many pages are read, and how many there are. A list that was not started counts as one page. */
export function progressOf({ context: { parts } }: ScheduleSnapshot): { readonly done: number; readonly all: number } {
  const done = parts.reduce((sum, { reading }) => sum + (reading?.pages ?? 0), 0);
  const left = parts
    .filter(hasNextPage)
    .reduce((sum, { reading }) => sum + (reading ? reading.pageCount - reading.pages : 1), 0);
  return { done, all: done + left };
}
