import { type ActorRefFrom, waitFor } from 'xstate';
import { draftMachine } from '#machines/draft/machine.ts';
import { isSendNoted, isSettled, troubleOf } from '#machines/draft/selectors.ts';
import type { DraftContent, DraftKey } from '#machines/draft/types.ts';
import { effectOf } from '#machines/effect.ts';
import type { SaveInput } from '#machines/form/types.ts';
import { unlessUnresponsive } from '#storage/health.ts';
import { DraftWriter } from './draft-writer.ts';
import type { Drafts } from './drafts.ts';
import type { DraftChange } from './store/change.ts';

export type DraftActor = ActorRefFrom<typeof draftMachine>;

interface DraftOf {
  /** The user; null if nobody is signed in. Then no draft is stored. */
  readonly userId: number | null;
  readonly place: DraftKey;
  /** The id of the draft that the user has chosen on the drafts page. */
  readonly chosen: string | null;
  /** Fields that are not stored, such as passwords. */
  readonly secrets: readonly string[];
}

/** The draft machine with its effects, for the drafts of this device. */
export function draftLogic(drafts: Drafts, { userId, place, chosen, secrets }: DraftOf) {
  const storeHere = async (change: DraftChange) => await (await drafts.of(change.userId)).store(change);
  const writer = userId === null ? null : new DraftWriter({ userId, secrets, storeHere });
  return draftMachine.provide({
    actors: {
      find: effectOf(
        async ({ input: { ownId } }) =>
          userId === null ? null : await (await drafts.of(userId)).find(place, chosen, ownId),
        () => null,
      ),
      store: effectOf(
        async ({ input }) => {
          if (userId === null || writer === null) return 'gone';
          // Before any await: a page that ends now has posted the change.
          const outcome = await unlessUnresponsive(writer.write(input), 'drafts');
          if (outcome !== 'gone') return outcome;
          // The key of a user who has just signed in may not have been stored yet.
          await drafts.of(userId);
          return await writer.write(input);
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

/** Waits until all input is stored, and tries again what could not be stored. Resolves with whether it is stored. */
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
  draft.send({ type: 'draft.flush' });
  // `useDraftContent` passes the form's new state to its draft after the current step.
  await waitFor(draft, isSendNoted, { timeout: noteSendingTimeoutMs }).catch(() => undefined);
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
