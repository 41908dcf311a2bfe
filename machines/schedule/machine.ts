import { assign, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { failureOf, faultOf, okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { ListPage } from '../list/types.ts';
import { when } from '../routes.ts';
import { CACHE_READ_TIMEOUT_MS } from './constants.ts';
import { beginAgain, hasNextPage, withCachedRows, withFailure, withPage } from './parts.ts';
import type {
  CachedLists,
  ListPart,
  PageCall,
  ScheduleContext,
  ScheduleEvent,
  ScheduleInput,
  ScheduleTag,
} from './types.ts';

const types = {} as { context: ScheduleContext; input: ScheduleInput; events: ScheduleEvent; tags: ScheduleTag };

const scheduleSetup = setup({
  types,
  actors: {
    /** What this device has kept of the lists. */
    readCached: effect<CachedLists, { lists: readonly string[] }>('readCached'),
    loadPage: effect<Result<ListPage>, PageCall>('loadPage'),
  },
  delays: { patience: CACHE_READ_TIMEOUT_MS },
  guards: {
    ...resultGuards,
    hasNext: ({ context: { parts, at } }) => at < parts.length,
  },
  actions: {
    setCachedRows: assign(({ context }, kept: CachedLists) => ({
      parts: context.parts.map((part) => withCachedRows(part, kept)),
    })),
    beginAgain: assign(({ context }) => ({ parts: context.parts.map(beginAgain), at: 0 })),
    setPage: assign(({ context }, page: ListPage) => atPart(context, (part) => withPage(part, page))),
    noteFailure: assign(({ context }, failure: Failure) => atPart(context, (part) => withFailure(part, failure))),
    /** Past lists that have been read, or cannot be. */
    goOn: assign(({ context: { parts, at } }) => ({ at: nextFrom(parts, at) })),
  },
});

/**
 * All pages of several lists, one call after the other, because the API cannot be asked for a day. What the device has
 * kept shows at once; what is read takes its place list by list. A list that fails does not keep the others from being
 * read; without a connection none is asked for in vain. Leaving `reading` cancels the call, so that no late answer counts.
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
        onError: 'reading',
      },
      after: { patience: 'reading' },
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
            actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.output) },
          },
          {
            target: 'deciding',
            actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.output) },
          },
        ],
        onError: {
          target: 'deciding',
          actions: { type: 'noteFailure', params: ({ event }) => faultOf(event.error) },
        },
      },
      on: {
        'schedule.refresh': { target: 'reading', reenter: true, actions: 'beginAgain' },
        'schedule.cancel': 'idle',
      },
    },
    deciding: {
      entry: 'goOn',
      always: [{ guard: 'hasNext', target: 'reading' }, { target: 'idle' }],
    },
    idle: {
      on: {
        'schedule.refresh': { target: 'reading', actions: 'beginAgain' },
        'schedule.pageUpdated': 'renewing',
      },
    },
    renewing: {
      invoke: {
        src: 'readCached',
        input: ({ context }) => ({ lists: context.parts.map(({ list }) => list) }),
        onDone: { target: 'idle', actions: { type: 'setCachedRows', params: ({ event }) => event.output } },
        onError: 'idle',
      },
      on: { 'schedule.refresh': { target: 'reading', actions: 'beginAgain' } },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      on: {
        'session.resumed': 'reading',
        'schedule.refresh': { target: 'reading', actions: 'beginAgain' },
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
