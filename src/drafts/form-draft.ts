import type { DraftContent, DraftKey } from '#machines/draft/types.ts';
import { type FormSnapshot, isDirty } from '#machines/form/selectors.ts';

/** The draft content of an entity's form, see {@link useDraftContent}. During a save the status is `unsure`. */
export function formContent(snapshot: FormSnapshot, place: DraftKey): DraftContent | null | undefined {
  const { context } = snapshot;
  // A fast path: this runs on each keystroke, almost always in this state.
  const isUsual = snapshot.matches({ editing: 'usual' });
  if (!isUsual && snapshot.matches('saved')) return null;
  if (!isUsual && hasNoOwnContent(snapshot)) return undefined;
  if (!isDirty(context)) return null;
  const status = context.isUnsure || (!isUsual && mayBeSent(snapshot)) ? 'unsure' : 'typing';
  const { base, values, newestBefore } = context;
  // A create whose record was found continues as an edit of it.
  return { place: { ...place, id: context.id }, status, base, values, newestBefore };
}

/** Whether the values are not the user's input (still loading), or another step already stores them. */
function hasNoOwnContent(snapshot: FormSnapshot): boolean {
  const states = ['starting', 'loading', 'loadFailed', 'storing', 'waiting'] as const;
  return states.some((state) => snapshot.matches(state)) || snapshot.matches({ awaitingSignIn: 'toLoad' });
}

function mayBeSent(snapshot: FormSnapshot): boolean {
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
