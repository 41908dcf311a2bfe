import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { setFailure, when } from '../routes.ts';
import { isSameQuery, lastPageBefore } from './query.ts';
import type { HistoryEntry, HistoryPage, HistoryQuery } from './types.ts';

/** How long a load shows the entries of the previous query, marked, before a skeleton replaces them, in milliseconds. */
const FORMER_ENTRIES_MS = 300;

interface HistoryContext {
  readonly query: HistoryQuery;
  /** The page that is shown, and the query that it belongs to. */
  readonly shown: (HistoryPage & { readonly query: HistoryQuery }) | null;
  /** Why the last load failed, until the next starts. */
  readonly failure: Failure | null;
}

type HistoryEvent =
  | { readonly type: 'history.queryChanged'; readonly query: HistoryQuery }
  /** The user asked for new entries, or there is one. */
  | { readonly type: 'history.refresh' }
  | { readonly type: 'history.retry' }
  /** The network is back. */
  | { readonly type: 'history.reconnected' }
  | { readonly type: 'session.resumed' };

const types = {} as {
  context: HistoryContext;
  input: Pick<HistoryContext, 'query'>;
  events: HistoryEvent;
  /** The requested page is past the last one. The machine loads `lastPage` itself, and the address should follow. */
  emitted: { readonly type: 'history.pageOutOfRange'; readonly lastPage: number };
  /** `busy`: a load is in progress. `awaitingSignIn`: it waits for `session.resumed`. */
  tags: 'busy' | 'awaitingSignIn';
};

interface Loaded {
  readonly event: { readonly output: Result<HistoryPage> };
}

const historySetup = setup({
  types,
  actors: {
    loadPage: effect<Result<HistoryPage>, HistoryQuery>('loadPage'),
  },
  delays: { formerEntries: FORMER_ENTRIES_MS },
  guards: {
    ...resultGuards,
    isAnotherQuery: ({ context }, query: HistoryQuery) => !isSameQuery(context.query, query),
    isPastTheEnd: ({ context }, result: Result<HistoryPage>) =>
      result.kind === 'ok' && lastPageBefore(context.query, result.data) !== null,
    showsQuery: ({ context }) => showsQuery(context),
  },
  actions: {
    setQuery: assign((_, query: HistoryQuery) => ({ query })),
    setLastPage: assign(({ context }, page: HistoryPage) => ({
      query: { ...context.query, page: lastPageBefore(context.query, page) ?? context.query.page },
    })),
    notifyLastPage: emit(({ context }) => ({ type: 'history.pageOutOfRange' as const, lastPage: context.query.page })),
    showPage: assign(({ context }, page: HistoryPage) => ({ shown: { ...page, query: context.query } })),
    clearFormerEntries: assign(({ context }) => (showsQuery(context) ? {} : { shown: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
});

const page = ({ event }: Loaded) => okOf(event.output).data;

/**
 * A page of the history. It is never cached, so it needs a connection: without one the machine waits in `offline` and
 * loads when the network is back. Another query cancels a load, so entries never show under another query.
 */
export const historyMachine = historySetup.createMachine({
  id: 'history',
  context: ({ input: { query } }) => ({ query, shown: null, failure: null }),
  initial: 'loading',
  on: {
    'history.queryChanged': {
      guard: { type: 'isAnotherQuery', params: ({ event }) => event.query },
      target: '.loading',
      reenter: true,
      actions: { type: 'setQuery', params: ({ event }) => event.query },
    },
    'history.refresh': { target: '.loading', reenter: true },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      initial: 'brief',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: when('isPastTheEnd'),
            target: 'loading',
            reenter: true,
            actions: [{ type: 'setLastPage', params: page }, 'notifyLastPage'],
          },
          { guard: when('ok'), target: 'shown', actions: { type: 'showPage', params: page } },
          { guard: when('sessionExpired'), target: 'awaitingSignIn' },
          { guard: 'showsQuery', target: 'shown', actions: setFailure },
          { guard: when('offline'), target: 'offline', actions: setFailure },
          { target: 'failed', actions: setFailure },
        ],
      },
      states: {
        brief: { after: { formerEntries: 'slow' } },
        slow: { entry: 'clearFormerEntries' },
      },
    },
    shown: {
      on: { 'history.retry': 'loading', 'history.reconnected': 'loading' },
    },
    offline: {
      on: { 'history.retry': 'loading', 'history.reconnected': 'loading' },
    },
    failed: {
      on: { 'history.retry': 'loading', 'history.reconnected': 'loading' },
    },
    awaitingSignIn: {
      tags: 'awaitingSignIn',
      entry: 'clearFormerEntries',
      on: { 'session.resumed': 'loading' },
    },
  },
});

type HistorySnapshot = SnapshotFrom<typeof historyMachine>;

/**
 * What a screen shows.
 * - `skeleton`: nothing is known yet.
 * - `entries`: there may be none. `isFormer`: they belong to the previous query. `refreshFailure`: why they could not be
 *   read again.
 * - `offline`: the history needs a connection.
 * - `failed`: there is nothing to show.
 */
export type HistoryView =
  | { readonly kind: 'skeleton' }
  | {
      readonly kind: 'entries';
      readonly entries: readonly HistoryEntry[];
      readonly total: number;
      readonly isFormer: boolean;
      readonly refreshFailure: Failure | null;
    }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export function historyView(snapshot: HistorySnapshot): HistoryView {
  const { shown, query, failure } = snapshot.context;
  if (snapshot.matches('offline')) return { kind: 'offline' };
  if (snapshot.matches('failed') && failure) return { kind: 'failed', failure };
  if (!shown) return { kind: 'skeleton' };
  const { entries, total } = shown;
  return { kind: 'entries', entries, total, isFormer: !isSameQuery(shown.query, query), refreshFailure: failure };
}

function showsQuery({ shown, query }: HistoryContext): boolean {
  return shown !== null && isSameQuery(shown.query, query);
}
