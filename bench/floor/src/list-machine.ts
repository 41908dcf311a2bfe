import { assign, fromPromise, setup } from 'xstate';
import { read } from './client.ts';

export interface Row {
  readonly id: number;
  readonly [member: string]: unknown;
}

export interface Page {
  readonly data: readonly Row[];
  readonly totalData: number;
}

export interface Query {
  readonly page: number;
  readonly perPage: number;
}

/** The first load, started by the loader of the route. */
export interface First {
  readonly query: Query;
  readonly page: Promise<Page>;
}

const paths: Readonly<Record<string, string>> = { tournament: '/api/v1/events/tournament' };

export function readPage(name: string, { page, perPage }: Query): Promise<Page> {
  const fixed: Readonly<Record<string, string>> = name === 'tournament' ? {} : { type: 'web' };
  return read<Page>(paths[name] ?? `/api/v1/${name}`, { page: String(page), listPerPage: String(perPage), ...fixed });
}

interface Context {
  readonly name: string;
  readonly query: Query;
  readonly first: First | undefined;
  readonly shown: Page | undefined;
}

const types = {} as {
  context: Context;
  input: Pick<Context, 'name' | 'query' | 'first'>;
  events: { readonly type: 'query'; readonly query: Query };
};

/** A list that follows the query in the address. */
export const listMachine = setup({
  types,
  actors: {
    load: fromPromise<Page, Context>(({ input: { first, name, query } }) =>
      first?.query.page === query.page && first.query.perPage === query.perPage ? first.page : readPage(name, query),
    ),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, shown: undefined }),
  initial: 'loading',
  on: {
    query: {
      target: '.loading',
      reenter: true,
      guard: ({ context, event }) =>
        context.query.page !== event.query.page || context.query.perPage !== event.query.perPage,
      actions: assign({ query: ({ event }) => event.query }),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: { target: 'shown', actions: assign({ shown: ({ event }) => event.output, first: undefined }) },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {},
  },
});
