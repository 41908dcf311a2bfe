import type { ActorRefFrom } from 'xstate';
import type { DraftContent } from '#machines/draft/types.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { profileMachine } from '#machines/profile/machine.ts';
import { isDirty, type ProfileSnapshot } from '#machines/profile/machine.ts';
import type { ProfileRecord, ProfileValues } from '#machines/profile/types.ts';

const draftKey = { form: 'profile', id: null };

/**
 * The content of the form's draft; `null` deletes the draft, `undefined` leaves it unchanged. The form also closes after
 * a failed save (section 4): the typed values then stay as a draft.
 */
export function profileContent(snapshot: ProfileSnapshot): DraftContent | null | undefined {
  const { context } = snapshot;
  if (snapshot.hasTag('saved')) return null;
  if (snapshot.hasTag('noContent')) return undefined;
  if (!isDirty(context)) return null;
  return {
    place: draftKey,
    status: snapshot.hasTag('mayBeSent') ? 'unsure' : 'typing',
    base: recordValues(context.base),
    values: { ...context.values },
  };
}

/** The members of a profile that the form edits. */
export function recordValues({ firstName, lastName, phone, picture }: ProfileRecord): FormValues & ProfileValues {
  return { firstName, lastName, phone, picture };
}

/** Fills the form with a draft, as if the user typed it. */
export function restoreProfile(profile: ActorRefFrom<typeof profileMachine>, values: FormValues): void {
  for (const name of ['firstName', 'lastName', 'phone'] as const) {
    const value = values[name];
    if (typeof value === 'string') profile.send({ type: 'profile.change', name, value });
  }
  const picture = values['picture'];
  const isPicture = picture === null || typeof picture === 'string' || picture instanceof File;
  if (isPicture) profile.send({ type: 'profile.change', name: 'picture', value: picture });
}
