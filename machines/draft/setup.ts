import { assign, emit, setup } from 'xstate';
import { effect } from '../effect.ts';
import { requireDraft } from './require-draft.ts';
import type {
  Draft,
  DraftContent,
  DraftContext,
  DraftEmitted,
  DraftEvent,
  DraftInput,
  DraftVersion,
  StoreOutcome,
} from './types.ts';
import { versionOf } from './version-of.ts';

/** How long typing goes on before it is kept, in milliseconds. */
const STORE_DELAY_MS = 800;

const types = {} as {
  context: DraftContext;
  input: DraftInput;
  events: DraftEvent;
  emitted: DraftEmitted;
};

/** The parts of storing one form: its effects (to be provided), guards and actions. */
export const draftSetup = setup({
  types,
  actors: {
    /** The draft of an earlier visit to this form. */
    find: effect<Draft | null>('find'),
    /**
     * Keeps `content` under `id`, or removes what is there by `null`; with it goes the draft that it was restored from, if
     * that is as it was read. Those of one draft happen in their order.
     */
    store: effect<StoreOutcome, { id: string; content: DraftContent | null; restored: DraftVersion | null }>('store'),
    /** Removes a draft that is as it was read. */
    drop: effect<undefined, DraftVersion>('drop'),
  },
  delays: { storeDelay: STORE_DELAY_MS },
  guards: {
    isFound: (_, found: Draft | null) => found !== null,
    isPersisted: (_, kept: StoreOutcome) => kept === 'stored',
    isPersistedButStale: ({ context }, kept: StoreOutcome) => kept === 'stored' && context.isStale,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    setFound: assign((_, found: Draft | null) => ({ found })),
    clearFound: assign({ found: null }),
    /** From now on typing goes on in a draft of its own: the one that was found may be open in another window. */
    takeOver: assign(({ context }) => ({
      id: context.restoredId,
      restored: versionOf(requireDraft(context)),
      found: null,
    })),
    emitRestored: emit(({ context }) => ({ type: 'draft.restored' as const, draft: requireDraft(context) })),
    setContent: assign((_, { content }: { content: DraftContent | null }) => ({ pending: content, isStale: true })),
    clearStale: assign({ isStale: false }),
    clearTrouble: assign({ trouble: null }),
    noteTrouble: assign((_, kept: StoreOutcome) => ({ trouble: kept === 'stored' ? null : kept })),
    noteFault: assign({ trouble: 'fault' }),
  },
});
