import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { failureOf, okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import type { Tags } from '../tags.ts';
import { isSameOrder, isSameQuery, lastPageBefore } from './query.ts';
import type { ListContext, ListEvent, ListPage, ListQuery, ListRow } from './types.ts';

/** How long a load shows the rows of the previous query, marked, before a skeleton replaces them, in milliseconds. */
const FORMER_ROWS_MS = 300;

/**
 * How long the server's rows may replace a cached page without asking, in milliseconds. After that the user may be reading
 * or about to press.
 */
const SILENT_REPLACE_MS = 1000;

const types = {} as {
  context: ListContext;
  input: Pick<ListContext, 'query'> & {
    /** A page that is known already, from the server or the cache. It is shown at once. */
    readonly first?: ListPage | undefined;
  };
  events: ListEvent;
  /** The requested page is past the last one. The list loads `lastPage` itself, and the address should follow. */
  emitted: { type: 'list.pageOutOfRange'; lastPage: number };
  tags: Tags<'busy' | 'awaitingSignIn' | 'idle' | 'loading' | 'loadFailed'>;
};

/** The list's parts: its effects (to be provided), guards and actions. */
export const listSetup = setup({
  types,
  actors: {
    loadPage: effect<Result<ListPage>, ListQuery>('loadPage'),
    /** Reads a page from the cache. The default is a list without a cache. */
    readCached: fromPromise<ListPage | null, ListQuery>(() => Promise.resolve(null)),
  },
  delays: { briefLoad: FORMER_ROWS_MS, glance: SILENT_REPLACE_MS },
  guards: {
    ...resultGuards,
    isAnotherQuery: ({ context }, query: ListQuery) => !isSameQuery(context.query, query),
    isPastTheEnd: ({ context }, result: Result<ListPage>) =>
      result.kind === 'ok' && lastPageBefore(context.query, result.data) !== null,
    /** The response is the cached page that is already shown: the worker found nothing newer. */
    isNoNewer: ({ context }, result: Result<ListPage>) =>
      result.kind === 'ok' && result.data.cached !== undefined && isNoNewerThanShown(context, result.data),
    movesRows: ({ context }, result: Result<ListPage>) => result.kind === 'ok' && movesRows(context, result.data),
    movesReadRows: ({ context }, result: Result<ListPage>) =>
      context.isRead && result.kind === 'ok' && movesRows(context, result.data),
    isLostWithRows: ({ context }, result: Result<ListPage>) => result.kind === 'sessionExpired' && showsQuery(context),
    isNewerCached: ({ context }, cached: ListPage | null) => cached !== null && !isNoNewerThanShown(context, cached),
    movesRowsFromCache: ({ context }, cached: ListPage | null) =>
      cached !== null && !isNoNewerThanShown(context, cached) && movesRows(context, cached),
    isBetterThanShown: ({ context }, cached: ListPage | null) =>
      cached !== null && !(showsQuery(context) && isNoNewerThanShown(context, cached)),
    isCached: (_, cached: ListPage | null) => cached !== null,
    /** The list has just been created, with a page from the cache as its input. */
    opensWithCached: ({ context, event }) =>
      (event as { readonly type: string }).type === 'xstate.init' && context.shown?.cached !== undefined,
    showsCached: ({ context }) => context.shown?.cached !== undefined,
    showsQuery: ({ context }) => showsQuery(context),
    isCachedBeforeSignIn: ({ context }, cached: ListPage | null) => cached !== null && awaitsSignIn(context),
    awaitsSignIn: ({ context }) => awaitsSignIn(context),
    hasPendingPage: ({ context }) => context.pendingPage !== null,
  },
  actions: {
    setQuery: assign((_, query: ListQuery) => ({ query, pendingPage: null })),
    setLastPage: assign(({ context }, page: ListPage) => ({
      query: { ...context.query, page: lastPageBefore(context.query, page) ?? context.query.page },
    })),
    notifyLastPage: emit(({ context }) => ({ type: 'list.pageOutOfRange' as const, lastPage: context.query.page })),
    showPage: assign(({ context }, page: ListPage) => shownPage(context, page)),
    setPendingPage: assign((_, pendingPage: ListPage) => ({ pendingPage })),
    applyPending: assign(({ context }) => (context.pendingPage ? shownPage(context, context.pendingPage) : {})),
    clearFormerRows: assign(({ context }) => (showsQuery(context) ? {} : { shown: null })),
    noteRead: assign({ isRead: true }),
    clearRead: assign({ isRead: false }),
    replaceRow: assign(({ context }, row: ListRow) => ({
      shown: context.shown && {
        ...context.shown,
        rows: context.shown.rows.map((former) => (former.id === row.id ? row : former)),
      },
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
});

type Responded = { readonly event: { readonly output: Result<ListPage> } };
type ReadFromCache = { readonly event: { readonly output: ListPage | null } };

/** Actions with the page that the server returned. */
export const showPage = { type: 'showPage', params: ({ event }: Responded) => okOf(event.output).data } as const;
export const setPendingPage = {
  type: 'setPendingPage',
  params: ({ event }: Responded) => okOf(event.output).data,
} as const;
export const goToLastPage = [
  { type: 'setLastPage', params: ({ event }: Responded) => okOf(event.output).data },
  'notifyLastPage',
] as const;

/** Actions with a page from the cache. A guard has checked that there is one. */
export const showCached = { type: 'showPage', params: ({ event }: ReadFromCache) => event.output as ListPage } as const;
export const setPendingCached = {
  type: 'setPendingPage',
  params: ({ event }: ReadFromCache) => event.output as ListPage,
} as const;

/** Actions with the reason why there is no page. */
export const setFailure = { type: 'setFailure', params: ({ event }: Responded) => failureOf(event.output) } as const;

export const replaceRow = {
  type: 'replaceRow',
  params: ({ event }: { readonly event: { readonly row: ListRow } }) => event.row,
} as const;

function shownPage({ query }: ListContext, page: ListPage) {
  return { shown: { ...page, query }, pendingPage: null, total: page.totalData };
}

function showsQuery({ shown, query }: ListContext): boolean {
  return shown !== null && isSameQuery(shown.query, query);
}

function awaitsSignIn({ failure }: ListContext): boolean {
  return failure?.kind === 'sessionExpired';
}

function isNoNewerThanShown({ shown }: ListContext, { asOf = 0 }: ListPage): boolean {
  return shown?.asOf !== undefined && asOf <= shown.asOf;
}

function movesRows({ shown }: ListContext, page: ListPage): boolean {
  return shown !== null && !isSameOrder(shown, page);
}
