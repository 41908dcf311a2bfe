import type { ActorRefFrom } from 'xstate';
import type { DraftContent } from '#machines/draft/types.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { profileMachine } from '#machines/profile/machine.ts';
import { isDirty, type ProfileSnapshot } from '#machines/profile/selectors.ts';
import type { ProfileRecord, ProfileValues } from '#machines/profile/types.ts';

const place = { form: 'profile', id: null };

/**
 * What of the profile form is to be kept; `undefined` while it has no word in it. A save that failed leaves all the same
 * (section 4): what was typed stays as a draft.
 */
export function profileContent(snapshot: ProfileSnapshot): DraftContent | null | undefined {
  const { context } = snapshot;
  if (snapshot.matches('saved')) return null;
  if (snapshot.matches('loading') || snapshot.matches('loadFailed')) return undefined;
  if (snapshot.matches({ awaitingSignIn: 'toLoad' })) return undefined;
  if (!isDirty(context)) return null;
  const isOut =
    snapshot.matches('saving') || snapshot.matches('checking') || snapshot.matches({ editing: 'unconfirmed' });
  return {
    place,
    status: isOut ? 'unsure' : 'typing',
    base: recordValues(context.base),
    values: { ...context.values },
  };
}

/** The members of a profile that its form changes. */
export function recordValues({ firstName, lastName, phone, picture }: ProfileRecord): FormValues & ProfileValues {
  return { firstName, lastName, phone, picture };
}

/** Puts a draft into the form, as if it were typed. */
export function restoreProfile(profile: ActorRefFrom<typeof profileMachine>, values: FormValues): void {
  for (const name of ['firstName', 'lastName', 'phone'] as const) {
    const value = values[name];
    if (typeof value === 'string') profile.send({ type: 'profile.change', name, value });
  }
  const picture = values['picture'];
  const isPicture = picture === null || typeof picture === 'string' || picture instanceof File;
  if (isPicture) profile.send({ type: 'profile.change', name: 'picture', value: picture });
}
