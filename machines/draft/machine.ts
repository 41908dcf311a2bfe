import { when } from '../routes.ts';
import { draftSetup, offeredVersion } from './setup.ts';
import type { DraftContent } from './types.ts';

/** Offers the draft of an earlier visit until the user restores or discards it. */
export const offer = draftSetup.createStateConfig({
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'find',
        input: ({ context }) => ({ ownId: context.id }),
        onDone: [
          {
            guard: when('isFound'),
            target: 'offered',
            actions: { type: 'setFound', params: ({ event }) => event.output },
          },
          { target: 'none' },
        ],
      },
    },
    offered: {
      tags: 'offered',
      on: {
        'draft.restore': { target: 'none', actions: 'setRestored' },
        'draft.discard': 'discarding',
      },
    },
    discarding: {
      invoke: {
        src: 'drop',
        input: ({ context }) => offeredVersion(context),
        onDone: [{ guard: when('isRemoved'), target: 'none', actions: 'clearFound' }, { target: 'offered' }],
      },
    },
    none: {},
  },
});

type Changed = { readonly event: { readonly content: DraftContent | null } };
const setContent = { type: 'setContent', params: ({ event }: Changed) => event } as const;
const changed = { target: 'writing', actions: setContent } as const;

/**
 * Has each change stored at once, because the page may end at any time. If that fails, the user sees a notice, and the next
 * change tries again.
 */
export const storing = draftSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: {
      tags: 'settled',
      on: { 'draft.changed': changed },
    },
    writing: {
      invoke: {
        src: 'store',
        input: ({ context: { id, pending, restored } }) => ({ id, content: pending, restored }),
        onDone: [
          { guard: when('isPersisted'), target: 'settled', actions: 'clearTrouble' },
          { target: 'troubled', actions: { type: 'noteTrouble', params: ({ event }) => event.output } },
        ],
      },
      on: { 'draft.changed': { ...changed, reenter: true } },
    },
    troubled: {
      tags: 'settled',
      on: { 'draft.changed': changed, 'draft.flush': 'writing' },
    },
  },
});

/**
 * The draft of one form. The draft of an earlier visit is searched and offered. Input typed meanwhile is stored under an
 * id of its own, so that neither draft replaces the other.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, found: null, restored: null, pending: null, trouble: null }),
  type: 'parallel',
  states: { offer, storing },
});
