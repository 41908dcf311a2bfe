import { assign, setup } from 'xstate';
import { effect } from '../effect.ts';
import type { Tags } from '../tags.ts';
import type { Draft, DraftContent, DraftContext, DraftEvent, DraftInput, DraftVersion, StoreOutcome } from './types.ts';

const types = {} as {
  context: DraftContext;
  input: DraftInput;
  events: DraftEvent;
  tags: Tags<'offered' | 'settled'>;
};

/** The draft's parts: its effects (to be provided), guards and actions. */
export const draftSetup = setup({
  types,
  actors: {
    /** Finds the draft of an earlier visit to this form. `ownId`: the draft of this visit, which may be stored already. */
    find: effect<Draft | null, { ownId: string }>('find'),
    /**
     * Stores `content` under `id`; `null` deletes it. Also deletes the draft that was `restored`, unless it has changed since
     * it was read. What it has started it finishes even if it is stopped, and the newest content of a draft stays.
     */
    store: effect<StoreOutcome, { id: string; content: DraftContent | null; restored: DraftVersion | null }>('store'),
    /** Deletes a draft, unless it has changed since it was read. Resolves with whether that succeeded. */
    drop: effect<boolean, DraftVersion>('drop'),
  },
  guards: {
    isFound: (_, found: Draft | null) => found !== null,
    isPersisted: (_, outcome: StoreOutcome) => outcome === 'stored',
    isRemoved: (_, isRemoved: boolean) => isRemoved,
  },
  actions: {
    setFound: assign((_, found: Draft | null) => ({ found })),
    clearFound: assign({ found: null }),
    /** Later input is stored under another id, because the restored draft may be open in another window. */
    setRestored: assign(({ context }) => ({
      id: context.restoredId,
      restored: offeredVersion(context),
      found: null,
    })),
    setContent: assign((_, { content }: { content: DraftContent | null }) => ({ pending: content })),
    clearTrouble: assign({ trouble: null }),
    noteTrouble: assign((_, outcome: StoreOutcome) => ({ trouble: outcome === 'stored' ? null : outcome })),
  },
});

/** The version of the draft that is offered. */
export function offeredVersion(context: DraftContext): DraftVersion {
  const { id, at } = requireDraft(context);
  return { id, at };
}

/** The draft that is offered. Throws if the state guarantees one and there is none. */
function requireDraft({ found }: DraftContext): Draft {
  if (found === null) throw new Error('No draft is offered');
  return found;
}
