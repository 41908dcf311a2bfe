import type { DraftContent, DraftKey } from '#machines/draft/types.ts';
import { type FormSnapshot, isDirty } from '#machines/form/selectors.ts';

/** What of an entity's form is to be kept: see {@link useDraftContent}. While a save is under way it may have happened. */
export function formContent(snapshot: FormSnapshot, place: DraftKey): DraftContent | null | undefined {
  const { context } = snapshot;
  // Each key asks: in most of them the form is being edited as usual, and nothing else is to be looked at.
  const isUsual = snapshot.matches({ editing: 'usual' });
  if (!isUsual && snapshot.matches('saved')) return null;
  if (!isUsual && isBetween(snapshot)) return undefined;
  if (!isDirty(context)) return null;
  const status = context.isUnsure || (!isUsual && isOut(snapshot)) ? 'unsure' : 'typing';
  const { base, values, newestBefore } = context;
  // A create whose record was found goes on as an edit of it.
  return { place: { ...place, id: context.id }, status, base, values, newestBefore };
}

/** It is being read, or handed on as it is: what stands in it is not the person's, or is kept by whoever has it now. */
function isBetween(snapshot: FormSnapshot): boolean {
  const being = ['starting', 'loading', 'loadFailed', 'storing', 'waiting'] as const;
  return being.some((state) => snapshot.matches(state)) || snapshot.matches({ awaitingSignIn: 'toLoad' });
}

function isOut(snapshot: FormSnapshot): boolean {
  return (
    snapshot.matches('saving') ||
    snapshot.matches('checking') ||
    snapshot.matches('lookingUp') ||
    snapshot.matches('lookingUpFirst') ||
    snapshot.matches({ awaitingSignIn: 'toCheck' }) ||
    snapshot.matches({ awaitingSignIn: 'toLookUp' }) ||
    snapshot.matches({ editing: 'unconfirmed' }) ||
    snapshot.matches({ editing: 'unsure' })
  );
}
