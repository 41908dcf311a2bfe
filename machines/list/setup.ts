import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { BRIEF_LOAD, GLANCE } from './constants.ts';
import { isSameOrder, isSameQuery, lastPageBefore } from './query.ts';
import type { ListContext, ListEmitted, ListEvent, ListInput, ListPage, ListQuery, ListRow, ListTag } from './types.ts';

const types = {} as {
  context: ListContext;
  input: ListInput;
  events: ListEvent;
  emitted: ListEmitted;
  tags: ListTag;
};

/** The list's parts: its effects (to be provided), guards and actions. */
export const listSetup = setup({
  types,
  actors: {
    loadPage: effect<Result<ListPage>, ListQuery>('loadPage'),
    /** The device's copy of a page. A list that keeps nothing has none. */
    readCached: fromPromise<ListPage | null, ListQuery>(() => Promise.resolve(null)),
  },
  delays: { briefLoad: BRIEF_LOAD, glance: GLANCE },
  guards: {
    ...resultGuards,
    isAnotherQuery: ({ context }, query: ListQuery) => !isSameQuery(context.query, query),
    isPastTheEnd: ({ context }, answer: Result<ListPage>) =>
      answer.kind === 'ok' && lastPageBefore(context.query, answer.data) !== null,
    /** The answer is no other than the copy that is shown: the worker found no better. */
    isNoNewer: ({ context }, answer: Result<ListPage>) =>
      answer.kind === 'ok' && answer.data.copy !== undefined && isKnown(context, answer.data),
    movesRows: ({ context }, answer: Result<ListPage>) => answer.kind === 'ok' && movesRows(context, answer.data),
    movesReadRows: ({ context }, answer: Result<ListPage>) =>
      context.isRead && answer.kind === 'ok' && movesRows(context, answer.data),
    isLostWithRows: ({ context }, answer: Result<ListPage>) => answer.kind === 'sessionExpired' && showsQuery(context),
    isNewerCached: ({ context }, copy: ListPage | null) => copy !== null && !isKnown(context, copy),
    movesRowsFromCache: ({ context }, copy: ListPage | null) =>
      copy !== null && !isKnown(context, copy) && movesRows(context, copy),
    isBetterThanShown: ({ context }, copy: ListPage | null) =>
      copy !== null && !(showsQuery(context) && isKnown(context, copy)),
    isCopy: (_, copy: ListPage | null) => copy !== null,
    showsCached: ({ context }) => context.shown?.copy !== undefined,
    showsQuery: ({ context }) => showsQuery(context),
    isCachedBeforeSignIn: ({ context }, copy: ListPage | null) => copy !== null && awaitsSignIn(context),
    awaitsSignIn: ({ context }) => awaitsSignIn(context),
    hasPendingPage: ({ context }) => context.pendingPage !== null,
  },
  actions: {
    setQuery: assign((_, query: ListQuery) => ({ query, pendingPage: null })),
    turnToLastPage: assign(({ context }, page: ListPage) => ({
      query: { ...context.query, page: lastPageBefore(context.query, page) ?? context.query.page },
    })),
    notifyLastPage: emit(({ context }) => ({ type: 'list.pageOutOfRange' as const, lastPage: context.query.page })),
    showPage: assign(({ context }, page: ListPage) => ({
      shown: { ...page, query: context.query },
      pendingPage: null,
      total: page.totalData,
    })),
    setPendingPage: assign((_, pendingPage: ListPage) => ({ pendingPage })),
    applyPending: assign(({ context }) =>
      context.pendingPage
        ? {
            shown: { ...context.pendingPage, query: context.query },
            pendingPage: null,
            total: context.pendingPage.totalData,
          }
        : {},
    ),
    clearFormerRows: assign(({ context }) => (showsQuery(context) ? {} : { shown: null })),
    noteRead: assign({ isRead: true }),
    unread: assign({ isRead: false }),
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

function showsQuery({ shown, query }: ListContext): boolean {
  return shown !== null && isSameQuery(shown.query, query);
}

function awaitsSignIn({ failure }: ListContext): boolean {
  return failure?.kind === 'sessionExpired';
}

function isKnown({ shown }: ListContext, { asOf = 0 }: ListPage): boolean {
  return shown?.asOf !== undefined && asOf <= shown.asOf;
}

function movesRows({ shown }: ListContext, page: ListPage): boolean {
  return shown !== null && !isSameOrder(shown, page);
}
