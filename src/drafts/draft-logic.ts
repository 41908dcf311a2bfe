import { type ActorRefFrom, waitFor } from 'xstate';
import { draftMachine } from '#machines/draft/machine.ts';
import { isSettled, troubleOf } from '#machines/draft/selectors.ts';
import type { DraftContent, DraftKey } from '#machines/draft/types.ts';
import { effectOf } from '#machines/effect.ts';
import type { SaveInput } from '#machines/form/types.ts';
import { type DraftPost, hasDraftWorker } from './draft-post.ts';
import type { Drafts } from './drafts.ts';

export type DraftActor = ActorRefFrom<typeof draftMachine>;

interface DraftOf {
  /** The user; null if nobody is signed in. Then no draft is stored. */
  readonly userId: number | null;
  readonly place: DraftKey;
  /** The id of the draft that the user has chosen on the drafts page. */
  readonly chosen: string | null;
  /** Null if nobody is signed in. */
  readonly post: DraftPost | null;
}

/**
 * The delay before input is stored if there is no worker that outlives the page, in milliseconds. It is short, because
 * nothing stores the input after the page has ended.
 */
const storeAfterWithoutWorkerMs = 100;

/** The draft machine with its effects, for the drafts of this device. */
export function draftLogic(drafts: Drafts, { userId, place, chosen, post }: DraftOf) {
  return draftMachine.provide({
    ...(!hasDraftWorker() && { delays: { storeDelay: storeAfterWithoutWorkerMs } }),
    actors: {
      find: effectOf(
        async ({ input: { ownId } }) =>
          userId === null ? null : await (await drafts.of(userId)).find(place, chosen, ownId),
        () => null,
      ),
      store: effectOf(
        async ({ input }) => {
          if (userId === null || post === null) return 'gone';
          // Before any await: a page that ends now has posted the change.
          const change = post.postNewest(input);
          const outcome = await (await drafts.of(userId)).store(change);
          if (outcome === 'stored') post.noteStored(change);
          return outcome;
        },
        () => 'fault',
      ),
      drop: effectOf(
        async ({ input }) => {
          if (userId !== null) await (await drafts.of(userId)).remove([input]);
          return true;
        },
        () => false,
      ),
    },
  });
}

/** Stores all pending input. Resolves with whether it is stored. */
export async function flushDraft(draft: DraftActor): Promise<boolean> {
  draft.send({ type: 'draft.flush' });
  const snapshot = await waitFor(draft, isSettled);
  return troubleOf(snapshot) === null;
}

/** The maximum time that a save waits for its draft to be stored, in milliseconds. */
const noteSendingTimeoutMs = 2000;

/**
 * Stores, before a save is sent, that it may have been saved. If the page ends during the save, the draft warns the
 * user before it is sent again.
 */
export async function noteSending(draft: DraftActor): Promise<void> {
  // `useDraftContent` passes the form's new state to its draft after the current step.
  await Promise.resolve();
  draft.send({ type: 'draft.flush' });
  await waitFor(draft, isSettled, { timeout: noteSendingTimeoutMs }).catch(() => undefined);
}

/**
 * Stores a form whose save could not be sent, so that the user can send it later. Resolves with whether it is stored.
 */
export async function storeWaiting(
  draft: DraftActor,
  { isUnsure, ...content }: Omit<DraftContent, 'status'> & Pick<SaveInput, 'isUnsure'>,
): Promise<boolean> {
  draft.send({ type: 'draft.changed', content: { ...content, status: isUnsure ? 'unsure' : 'waiting' } });
  return await flushDraft(draft);
}

/** Stores the drafts of forms that are about to be left; false if any of them could not be stored. */
export async function storeForms(drafts: readonly DraftActor[]): Promise<boolean> {
  return !(await Promise.all(drafts.map(flushDraft))).includes(false);
}

/** Deletes these drafts. */
export async function discardForms(drafts: readonly DraftActor[]): Promise<void> {
  for (const draft of drafts) draft.send({ type: 'draft.changed', content: null });
  await Promise.all(drafts.map(flushDraft));
}
