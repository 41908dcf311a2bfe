import { type DraftActor, flushDraft } from '#drafts/draft-logic.ts';

/** Keeps what stands in forms that are about to be left; false where something of it could not be kept. */
export async function storeForms(drafts: readonly DraftActor[]): Promise<boolean> {
  return !(await Promise.all(drafts.map(flushDraft))).includes(false);
}

/** Lets go of what stands in them. */
export async function discardForms(drafts: readonly DraftActor[]): Promise<void> {
  for (const draft of drafts) draft.send({ type: 'draft.changed', content: null });
  await Promise.all(drafts.map(flushDraft));
}
