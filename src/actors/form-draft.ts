import type { DraftContent, DraftPlace } from '#machines/draft/types.ts';
import { type FormSnapshot, isDirty } from '#machines/form/selectors.ts';

/** What of an entity's form is to be kept: see {@link useKeeping}. While a save is under way it may have happened. */
export function formContent(snapshot: FormSnapshot, place: DraftPlace): DraftContent | null | undefined {
  const { context } = snapshot;
  if (snapshot.matches('saved')) return null;
  const isBeing = ['starting', 'loading', 'loadFailed', 'keeping', 'waiting'] as const;
  if (isBeing.some((state) => snapshot.matches(state)) || snapshot.matches({ awaitingSignIn: 'toLoad' })) {
    return undefined;
  }
  if (!isDirty(context)) return null;
  const isOut =
    snapshot.matches('saving') ||
    snapshot.matches('checking') ||
    snapshot.matches({ awaitingSignIn: 'toCheck' }) ||
    snapshot.matches({ editing: 'unconfirmed' });
  return { place, status: isOut ? 'unsure' : 'typing', base: context.base, values: context.values };
}
