import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { ListRow } from '../list/types.ts';
import type { Tags } from '../tags.ts';

/** A list to search, by its path: `teams`. */
export type Place = string;

/** The matches in one list. */
export interface Found {
  readonly place: Place;
  /** The first matches. */
  readonly rows: readonly ListRow[];
  /** The number of matches, as far as known. */
  readonly total: number;
  /** Where the matches come from. */
  readonly source: 'server' | 'cache';
}

/** The server's result for a list; `null` if it did not respond, and the cached matches stay. */
export interface PlaceResult {
  readonly place: Place;
  readonly found: Found | null;
}

interface FinderInput {
  /** The lists to search, in order. */
  readonly places: readonly Place[];
}

interface FinderContext extends FinderInput {
  /** The query, as typed, without leading and trailing spaces. */
  readonly search: string;
  /** The matches of the last query, one entry for each list that has any. */
  readonly found: readonly Found[];
  /** How many of the lists were searched on the server. */
  readonly asked: number;
  /** The lists that did not respond. */
  readonly silent: readonly Place[];
}

type FinderEvent =
  | { readonly type: 'finder.typed'; readonly text: string }
  /** Searches again for the same query. */
  | { readonly type: 'finder.again' };

/** The query, and the lists to search. */
export interface FindInput {
  readonly search: string;
  readonly places: readonly Place[];
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
    ask: effect<readonly PlaceResult[], FindInput>('ask'),
  },
  guards: {
    isEnough: (_, text: string) => text.trim().length >= MIN_LETTERS,
    isSame: ({ context }, text: string) => text.trim() === context.search,
    hasMore: ({ context }) => context.asked < context.places.length,
  },
  actions: {
    setQuery: assign((_, text: string) => ({ search: text.trim() })),
    setCached: assign((_, found: readonly Found[]) => ({ found, asked: 0, silent: [] })),
    clear: assign({ search: '', found: [], asked: 0, silent: [] }),
    addResults: assign(({ context }, results: readonly PlaceResult[]) => ({
      found: merged(context, results),
      asked: context.asked + results.length,
      silent: [...context.silent, ...results.filter(({ found }) => found === null).map(({ place }) => place)],
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
        input: ({ context: { search, places } }) => ({ search, places }),
        onDone: { target: 'deciding', actions: { type: 'setCached', params: ({ event }) => event.output } },
      },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'asking' }, { target: 'settled' }] },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ search: context.search, places: nextOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'addResults', params: ({ event }) => event.output } },
      },
    },
    /** Searches again, because lists that did not respond may respond now. */
    settled: { on: { 'finder.again': 'looking' } },
  },
});

function nextOf({ places, asked }: FinderContext): readonly Place[] {
  return places.slice(asked, asked + PARALLEL_LISTS);
}

/** One result per list, in the order of `places`. The server's result of a list replaces the cached one, even if empty. */
function merged({ places, found }: FinderContext, results: readonly PlaceResult[]): readonly Found[] {
  return places.flatMap((place) => {
    const fromServer = results.find((result) => result.place === place)?.found;
    const known = fromServer ?? found.find((one) => one.place === place);
    return known && known.rows.length > 0 ? [known] : [];
  });
}
