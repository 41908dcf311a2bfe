import { assign, emit, setup } from 'xstate';
import { effect } from '../effect.ts';
import { heldDraft } from './held-draft.ts';
import type {
  Draft,
  DraftContent,
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftInput,
  DraftVersion,
  Kept,
} from './types.ts';
import { versionOf } from './version-of.ts';

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
    /**
     * Keeps `content` under `id`, or removes what is there by `null`; with it goes the draft that it was restored from, if
     * that is as it was read. Those of one draft happen in their order.
     */
    keep: effect<Kept, { id: string; content: DraftContent | null; restored: DraftVersion | null }>('keep'),
    /** Removes a draft that is as it was read. */
    drop: effect<undefined, DraftVersion>('drop'),
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
    /** From now on typing goes on in a draft of its own: the one that was found may be open in another window. */
    takeOver: assign(({ context }) => ({
      id: context.restoredId,
      restored: versionOf(heldDraft(context)),
      found: null,
    })),
    tellRestored: emit(({ context }) => ({ type: 'draft.restored' as const, draft: heldDraft(context) })),
    takeContent: assign((_, { content }: { content: DraftContent | null }) => ({ pending: content, isStale: true })),
    noteHanded: assign({ isStale: false }),
    noteKept: assign({ trouble: null }),
    noteTrouble: assign((_, kept: Kept) => ({ trouble: kept === 'kept' ? null : kept })),
    noteFault: assign({ trouble: 'fault' }),
  },
});
