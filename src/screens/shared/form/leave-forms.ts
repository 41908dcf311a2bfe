import { type DraftActor, flushDraft } from '#drafts/draft-logic.ts';

/** Stores the drafts of forms that are about to be left; false if any of them could not be stored. */
export async function storeForms(drafts: readonly DraftActor[]): Promise<boolean> {
  return !(await Promise.all(drafts.map(flushDraft))).includes(false);
}

/** Deletes these drafts. */
export async function discardForms(drafts: readonly DraftActor[]): Promise<void> {
  for (const draft of drafts) draft.send({ type: 'draft.changed', content: null });
  await Promise.all(drafts.map(flushDraft));
}
