import { assign, emit, setup } from 'xstate';
import type { Answer, Failure } from '../answer.ts';
import { answerGuards } from '../answer-parts.ts';
import { effect } from '../effect.ts';
import { BRIEF_LOAD } from './constants.ts';
import { isSameQuery, lastPageBefore } from './query.ts';
import type { ListContext, ListEmitted, ListEvent, ListInput, ListPage, ListQuery, ListRow, ListTag } from './types.ts';

const types = {} as {
  context: ListContext;
  input: ListInput;
  events: ListEvent;
  emitted: ListEmitted;
  tags: ListTag;
};

/** The list's parts: its effect (to be provided), guards and actions. */
export const listSetup = setup({
  types,
  actors: {
    loadPage: effect<Answer<ListPage>, ListQuery>('loadPage'),
  },
  delays: { briefLoad: BRIEF_LOAD },
  guards: {
    ...answerGuards,
    isAnotherQuery: ({ context }, query: ListQuery) => !isSameQuery(context.query, query),
    isPastTheEnd: ({ context }, answer: Answer<ListPage>) =>
      answer.kind === 'ok' && lastPageBefore(context.query, answer.data) !== null,
  },
  actions: {
    setQuery: assign((_, query: ListQuery) => ({ query })),
    turnToLastPage: assign(({ context }, page: ListPage) => ({
      query: { ...context.query, page: lastPageBefore(context.query, page) ?? context.query.page },
    })),
    tellLastPage: emit(({ context }) => ({ type: 'list.pageOutOfRange' as const, lastPage: context.query.page })),
    showPage: assign(({ context }, page: ListPage) => ({
      shown: { ...page, query: context.query },
      total: page.totalData,
    })),
    forgetRows: assign({ shown: null }),
    replaceRow: assign(({ context }, row: ListRow) => ({
      shown: context.shown && {
        ...context.shown,
        rows: context.shown.rows.map((former) => (former.id === row.id ? row : former)),
      },
    })),
    dropFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
});
