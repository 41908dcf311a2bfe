import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { CopiesContext, CopiesEvent, CopiesSummary, CopiesTag, PlannedCall } from './types.ts';

const types = {} as { context: CopiesContext; events: CopiesEvent; tags: CopiesTag };

const copiesSetup = setup({
  types,
  actors: {
    readSummary: effect<CopiesSummary>('readSummary'),
    /** What an update asks for: all that is kept, and the first page of every list. */
    makePlan: effect<readonly PlannedCall[]>('makePlan'),
    /** Asks the server, past every copy. Resolves with whether it has answered. */
    renew: effect<boolean, PlannedCall>('renew'),
    forget: effect<undefined>('forget'),
    keepPersonal: effect<undefined, { keeps: boolean }>('keepPersonal'),
    persist: effect<undefined>('persist'),
  },
  guards: {
    hasMore: ({ context }) => context.done < context.plan.length,
    isRenewed: (_, isRenewed: boolean) => isRenewed,
  },
  actions: {
    takeSummary: assign((_, summary: CopiesSummary) => ({ summary })),
    takePlan: assign((_, plan: readonly PlannedCall[]) => ({ plan, done: 0, failed: 0 })),
    countDone: assign(({ context }) => ({ done: context.done + 1 })),
    countFailed: assign(({ context }) => ({ done: context.done + 1, failed: context.failed + 1 })),
    dropPlan: assign({ plan: [], done: 0, failed: 0 }),
  },
});

/**
 * What this device keeps of lists, seen and governed by the person: brought up to date call by call, cancelled between
 * two, forgotten.
 */
export const copiesMachine = copiesSetup.createMachine({
  id: 'copies',
  context: { summary: null, plan: [], done: 0, failed: 0 },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readSummary',
        onDone: { target: 'idle', actions: { type: 'takeSummary', params: ({ event }) => event.output } },
        onError: 'idle',
      },
    },
    idle: {
      on: {
        'copies.updateAll': 'planning',
        'copies.forget': 'forgetting',
        'copies.keepPersonal': { target: 'switching' },
        'copies.persist': 'persisting',
      },
    },
    planning: {
      tags: 'updating',
      entry: 'dropPlan',
      invoke: {
        src: 'makePlan',
        onDone: { target: 'deciding', actions: { type: 'takePlan', params: ({ event }) => event.output } },
        onError: 'reading',
      },
      on: { 'copies.cancel': 'reading' },
    },
    deciding: { always: [{ guard: 'hasMore', target: 'renewing' }, { target: 'reading' }] },
    renewing: {
      tags: 'updating',
      invoke: {
        src: 'renew',
        input: ({ context }) => nextOf(context),
        onDone: [
          {
            guard: { type: 'isRenewed', params: ({ event }) => event.output },
            target: 'deciding',
            actions: 'countDone',
          },
          { target: 'deciding', actions: 'countFailed' },
        ],
        onError: { target: 'deciding', actions: 'countFailed' },
      },
      on: { 'copies.cancel': 'reading' },
    },
    forgetting: {
      tags: 'busy',
      entry: 'dropPlan',
      invoke: { src: 'forget', onDone: 'reading', onError: 'reading' },
    },
    switching: {
      tags: 'busy',
      invoke: {
        src: 'keepPersonal',
        input: ({ event }) => ({ keeps: event.type === 'copies.keepPersonal' && event.keeps }),
        onDone: 'reading',
        onError: 'reading',
      },
    },
    persisting: {
      tags: 'busy',
      invoke: { src: 'persist', onDone: 'reading', onError: 'reading' },
    },
  },
});

function nextOf({ plan, done }: CopiesContext): PlannedCall {
  const next = plan[done];
  if (!next) throw new Error('The plan is done');
  return next;
}
