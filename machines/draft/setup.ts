import { assign, emit, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { Draft, DraftContent, DraftContext, DraftEmitted, DraftEvent, DraftInput, Kept } from './types.ts';

/** How long typing goes on before it is kept, in milliseconds. */
const KEEP_AFTER = 800;

const types = {} as {
  context: DraftContext;
  input: DraftInput;
  events: DraftEvent;
  emitted: DraftEmitted;
};

/** The parts of keeping one form: its effects (to be provided), guards and actions. */
export const draftSetup = setup({
  types,
  actors: {
    /** The draft of an earlier visit to this form. */
    find: effect<Draft | null>('find'),
    /** Keeps `content` under `id`, or removes what is there by `null`. Those of one draft happen in their order. */
    keep: effect<Kept, { id: string; content: DraftContent | null }>('keep'),
  },
  delays: { keepAfter: KEEP_AFTER },
  guards: {
    isFound: (_, found: Draft | null) => found !== null,
    isKept: (_, kept: Kept) => kept === 'kept',
    isKeptButStale: ({ context }, kept: Kept) => kept === 'kept' && context.isStale,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    takeFound: assign((_, found: Draft | null) => ({ found })),
    dropFound: assign({ found: null }),
    /** From now on typing goes on in the draft that was found. */
    takeOver: assign(({ context: { found, id } }) => ({ id: found?.id ?? id, found: null })),
    tellRestored: emit(({ context: { found } }) => {
      if (found === null) throw new Error('Nothing was found that could be restored');
      return { type: 'draft.restored' as const, draft: found };
    }),
    takeContent: assign((_, { content }: { content: DraftContent | null }) => ({ pending: content, isStale: true })),
    noteHanded: assign({ isStale: false }),
    noteKept: assign({ trouble: null }),
    noteTrouble: assign((_, kept: Kept) => ({ trouble: kept === 'kept' ? null : kept })),
    noteFault: assign({ trouble: 'fault' }),
  },
});
