import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type {
  FinderContext,
  FinderEvent,
  FinderInput,
  FinderTag,
  FindInput,
  Found,
  Place,
  PlaceAnswer,
} from './types.ts';

/** How long typing rests before anything is looked for, in milliseconds. */
const rest = 250;

/** Fewer letters are in almost every record. */
const fewest = 2;

/** How many lists are asked at once: a browser keeps six connections, and other calls want some of them. */
const together = 4;

const types = {} as { context: FinderContext; events: FinderEvent; input: FinderInput; tags: FinderTag };

const finderSetup = setup({
  types,
  actors: {
    /** What this device has kept: at once, without the server. */
    searchCache: effect<readonly Found[], FindInput>('searchCache'),
    /** What the server has. A list that does not answer is told as such; never throws for one of them. */
    ask: effect<readonly PlaceAnswer[], FindInput>('ask'),
  },
  guards: {
    isEnough: (_, text: string) => text.trim().length >= fewest,
    isSame: ({ context }, text: string) => text.trim() === context.sought,
    hasMore: ({ context }) => context.asked < context.places.length,
  },
  actions: {
    seek: assign((_, text: string) => ({ sought: text.trim() })),
    begin: assign((_, found: readonly Found[]) => ({ found, asked: 0, silent: [] })),
    drop: assign({ sought: '', found: [], asked: 0, silent: [] }),
    take: assign(({ context }, answers: readonly PlaceAnswer[]) => ({
      found: merged(context, answers),
      asked: context.asked + answers.length,
      silent: [...context.silent, ...answers.filter(({ found }) => found === null).map(({ place }) => place)],
    })),
    countSilent: assign(({ context }) => ({
      asked: context.asked + nextOf(context).length,
      silent: [...context.silent, ...nextOf(context)],
    })),
  },
});

/**
 * Looks for records in many lists at once: first in what this device has kept, then at the server's, a few lists at a time.
 * What is typed meanwhile ends a search; what it would have found never shows under other words.
 */
export const finderMachine = finderSetup.createMachine({
  id: 'finder',
  context: ({ input }) => ({ ...input, sought: '', found: [], asked: 0, silent: [] }),
  initial: 'idle',
  on: {
    'finder.typed': [
      { guard: { type: 'isSame', params: ({ event }) => event.text } },
      {
        guard: { type: 'isEnough', params: ({ event }) => event.text },
        target: '.resting',
        actions: { type: 'seek', params: ({ event }) => event.text },
      },
      { target: '.idle', actions: 'drop' },
    ],
  },
  states: {
    idle: {},
    resting: { tags: 'busy', after: { [rest]: 'looking' } },
    looking: {
      tags: 'busy',
      invoke: {
        src: 'searchCache',
        input: ({ context: { sought, places } }) => ({ sought, places }),
        onDone: { target: 'deciding', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'deciding', actions: { type: 'begin', params: [] } },
      },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'asking' }, { target: 'settled' }] },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ sought: context.sought, places: nextOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'deciding', actions: 'countSilent' },
      },
    },
    /** Lists that were silent may answer now. */
    settled: { on: { 'finder.again': 'looking' } },
  },
});

function nextOf({ places, asked }: FinderContext): readonly Place[] {
  return places.slice(asked, asked + together);
}

/** In the order of the places. What the server says of a list stands for what is kept of it, a list without any included. */
function merged({ places, found }: FinderContext, answers: readonly PlaceAnswer[]): readonly Found[] {
  return places.flatMap((place) => {
    const told = answers.find((answer) => answer.place === place)?.found;
    const known = told ?? found.find((one) => one.place === place);
    return known && known.rows.length > 0 ? [known] : [];
  });
}
