import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { ListRow } from '../list/types.ts';
import type { Tags } from '../tags.ts';

/** A list to search, by its path: `teams`. */
export type Area = string;

/** The matches in one list. */
export interface Found {
  readonly area: Area;
  /** The first matches. */
  readonly rows: readonly ListRow[];
  /** The number of matches, as far as known. */
  readonly total: number;
  /** Where the matches come from. */
  readonly source: 'server' | 'cache';
}

/** The server's result for a list; `null` if it did not respond, and the cached matches stay. */
export interface AreaResult {
  readonly area: Area;
  readonly found: Found | null;
}

interface FinderInput {
  /** The lists to search, in order. */
  readonly areas: readonly Area[];
}

interface FinderContext extends FinderInput {
  /** The query, as typed, without leading and trailing spaces. */
  readonly search: string;
  /** The matches of the last query, one entry for each list that has any. */
  readonly found: readonly Found[];
  /** How many of the lists were searched on the server. */
  readonly asked: number;
  /** The lists that did not respond. */
  readonly silent: readonly Area[];
}

type FinderEvent =
  | { readonly type: 'finder.typed'; readonly text: string }
  /** Searches again for the same query. */
  | { readonly type: 'finder.again' };

/** The query, and the lists to search. */
export interface FindInput {
  readonly search: string;
  readonly areas: readonly Area[];
}

/** The delay between the last keystroke and the search, in milliseconds. */
const TYPING_DELAY_MS = 250;

/** Almost every record contains any single letter. */
const MIN_LETTERS = 2;

/** How many lists are searched in parallel. A browser has six connections per host, and other calls need some. */
const PARALLEL_LISTS = 4;

const types = {} as { context: FinderContext; events: FinderEvent; input: FinderInput; tags: Tags<'busy'> };

const finderSetup = setup({
  types,
  actors: {
    /** Searches the cache. */
    searchCache: effect<readonly Found[], FindInput>('searchCache'),
    /** Searches lists on the server. A list that does not respond has the result `null`. */
    ask: effect<readonly AreaResult[], FindInput>('ask'),
  },
  guards: {
    isEnough: (_, text: string) => text.trim().length >= MIN_LETTERS,
    isSame: ({ context }, text: string) => text.trim() === context.search,
    hasMore: ({ context }) => context.asked < context.areas.length,
  },
  actions: {
    setQuery: assign((_, text: string) => ({ search: text.trim() })),
    setCached: assign((_, found: readonly Found[]) => ({ found, asked: 0, silent: [] })),
    clear: assign({ search: '', found: [], asked: 0, silent: [] }),
    addResults: assign(({ context }, results: readonly AreaResult[]) => ({
      found: merged(context, results),
      asked: context.asked + results.length,
      silent: [...context.silent, ...results.filter(({ found }) => found === null).map(({ area }) => area)],
    })),
  },
});

/**
 * Searches records in many lists: first in the cache, then on the server, a few lists at a time. Typing cancels a search,
 * so its results never show under another query.
 */
export const finderMachine = finderSetup.createMachine({
  id: 'finder',
  context: ({ input }) => ({ ...input, search: '', found: [], asked: 0, silent: [] }),
  initial: 'idle',
  on: {
    'finder.typed': [
      { guard: { type: 'isSame', params: ({ event }) => event.text } },
      {
        guard: { type: 'isEnough', params: ({ event }) => event.text },
        target: '.resting',
        actions: { type: 'setQuery', params: ({ event }) => event.text },
      },
      { target: '.idle', actions: 'clear' },
    ],
  },
  states: {
    idle: {},
    resting: { tags: 'busy', after: { [TYPING_DELAY_MS]: 'looking' } },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'searchCache',
        input: ({ context: { search, areas } }) => ({ search, areas }),
        onDone: { target: 'deciding', actions: { type: 'setCached', params: ({ event }) => event.output } },
      },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'asking' }, { target: 'settled' }] },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ search: context.search, areas: nextOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'addResults', params: ({ event }) => event.output } },
      },
    },
    /** Searches again, because lists that did not respond may respond now. */
    settled: { on: { 'finder.again': 'looking' } },
  },
});

function nextOf({ areas, asked }: FinderContext): readonly Area[] {
  return areas.slice(asked, asked + PARALLEL_LISTS);
}

/** One result per list, in the order of `areas`. The server's result of a list replaces the cached one, even if empty. */
function merged({ areas, found }: FinderContext, results: readonly AreaResult[]): readonly Found[] {
  return areas.flatMap((area) => {
    const fromServer = results.find((result) => result.area === area)?.found;
    const known = fromServer ?? found.find((one) => one.area === area);
    return known && known.rows.length > 0 ? [known] : [];
  });
}
