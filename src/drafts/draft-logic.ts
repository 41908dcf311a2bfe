import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { draftMachine } from '#machines/draft/machine.ts';
import { isSettled, troubleOf } from '#machines/draft/selectors.ts';
import type { Draft, DraftContent, DraftKey, DraftVersion, StoreOutcome } from '#machines/draft/types.ts';
import type { SaveInput } from '#machines/form/types.ts';
import type { DraftPost } from './draft-post.ts';
import { hasDraftWorker } from './draft-worker.ts';
import type { Drafts } from './drafts.ts';

export type DraftActor = ActorRefFrom<typeof draftMachine>;

interface DraftOf {
  /** Whose it is; nobody's is not kept. */
  readonly userId: number | null;
  readonly place: DraftKey;
  /** The one that the person has picked on the page of drafts. */
  readonly chosen: string | null;
  /** Missing where nobody is signed in. */
  readonly post: DraftPost | null;
}

interface Keeping {
  readonly id: string;
  readonly content: DraftContent | null;
  readonly restored: DraftVersion | null;
}

/**
 * How long typing goes on before it is stored where no worker outlives the page, in milliseconds: the page has only its own
 * time to store it.
 */
const storeAfterWithoutWorkerMs = 100;

/** The draft machine over this device's drafts. */
export function draftLogic(drafts: Drafts, { userId, place, chosen, post }: DraftOf) {
  return draftMachine.provide({
    ...(!hasDraftWorker() && { delays: { storeDelay: storeAfterWithoutWorkerMs } }),
    actors: {
      find: fromPromise(
        async (): Promise<Draft | null> =>
          userId === null ? null : await (await drafts.of(userId)).find(place, chosen),
      ),
      store: fromPromise<StoreOutcome, Keeping>(async ({ input }) => {
        if (userId === null || post === null) return 'gone';
        // Before anything is waited for: a page that ends now has posted it.
        const change = post.post(input);
        const kept = await (await drafts.of(userId)).store(change);
        if (kept === 'stored') post.noteStored(change);
        return kept;
      }),
      drop: fromPromise<undefined, DraftVersion>(async ({ input }) => {
        if (userId !== null) await (await drafts.of(userId)).remove([input]);
        return undefined;
      }),
    },
  });
}

/** Hands in everything, and says whether it is on the disk. */
export async function flushDraft(draft: DraftActor): Promise<boolean> {
  draft.send({ type: 'draft.flush' });
  const snapshot = await waitFor(draft, isSettled);
  return troubleOf(snapshot) === null;
}

/** How long a save waits for the disk, in milliseconds: one that hangs holds nobody up. */
const noteLimit = 2000;

/**
 * Before a save goes out: that it may have been saved is on the disk. A page that ends over it leaves a draft that says
 * so, and is not sent a second time unwarned.
 */
export async function noteSending(draft: DraftActor): Promise<void> {
  // The form tells its draft of each step once the step is taken: `useDraftContent`.
  await Promise.resolve();
  draft.send({ type: 'draft.flush' });
  await waitFor(draft, isSettled, { timeout: noteLimit }).catch(() => undefined);
}

/** Keeps a form whose save could not be sent, to be sent by another press. Says whether it is kept. */
export async function storeWaiting(
  draft: DraftActor,
  { isUnsure, ...content }: Omit<DraftContent, 'status'> & Pick<SaveInput, 'isUnsure'>,
): Promise<boolean> {
  draft.send({ type: 'draft.changed', content: { ...content, status: isUnsure ? 'unsure' : 'waiting' } });
  return await flushDraft(draft);
}
