import type { Failure } from '#machines/result.ts';
import type { FieldErrors, FieldPaths, FocusField } from '../field-errors.ts';
import type { Notice } from '../notice.ts';
import type { StoredUser } from '../session/types.ts';
import type { Tags } from '../tags.ts';

/** The URL of a stored picture, a chosen file, or none. */
export type ProfilePicture = string | object | null;

/** The profile form (section 3). */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly picture: ProfilePicture;
}

export type ProfileField = keyof ProfileValues;

export type ProfileErrors = FieldErrors<ProfileField>;

/** The profile on the server. The form shows the email address but does not change it. */
export interface ProfileRecord extends ProfileValues {
  readonly email: string;
}

export interface ProfileInput {
  /** The stored user, shown until the profile is loaded. */
  readonly initial: ProfileRecord;
  /** The rules of section 5; pure. `base` distinguishes a removed picture from a missing one. */
  readonly validate: (values: ProfileValues, base: ProfileRecord) => ProfileErrors;
  /** The form field for each path in the server's errors: `{ first_name: 'firstName', users: 'picture' }`. */
  readonly paths: FieldPaths<ProfileField>;
}

export interface ProfileSave {
  readonly base: ProfileRecord;
  readonly values: ProfileValues;
}

/** The data of a save's response: the URL of the stored picture (section 3). */
export interface ProfileSaved {
  readonly profileImage?: string | null;
}

/** The members of the stored user that a save changes. */
export type ProfileChanges = Pick<StoredUser, 'first_name' | 'last_name' | 'mobile_no'> &
  Partial<Pick<StoredUser, 'profile_pic'>>;

export interface ProfileContext extends ProfileInput {
  /** The profile as loaded. */
  readonly base: ProfileRecord;
  readonly values: ProfileValues;
  /** Fields whose errors are shown: those that lost focus, and all of them after 'Save'. */
  readonly shown: readonly ProfileField[];
  /** The server's errors by field. Each stays until its value changes or the form is saved again. */
  readonly serverErrors: ProfileErrors;
  /** The number that the user has verified since the profile was loaded. */
  readonly verifiedPhone: string | null;
  /** The fields that were changed elsewhere meanwhile. `base` contains the new values, and nothing was sent over them. */
  readonly changedElsewhere: readonly ProfileField[];
  /** Why the last load, save or check failed, until the next starts. */
  readonly failure: Failure | null;
  /** The final message to the user. */
  readonly message: string;
}

export type ProfileEvent =
  | { readonly type: 'profile.change'; readonly name: Exclude<ProfileField, 'picture'>; readonly value: string }
  | { readonly type: 'profile.change'; readonly name: 'picture'; readonly value: ProfilePicture }
  | { readonly type: 'profile.blur'; readonly name: ProfileField }
  | { readonly type: 'profile.save' }
  | { readonly type: 'profile.retry' }
  | { readonly type: 'profile.phoneVerified' }
  | { readonly type: 'profile.phoneCancelled' }
  | { readonly type: 'session.resumed' };

/** `saved` and `savedLocally` update the stored user of the session; then the screen opens /dashboard (section 4). */
export type ProfileEmitted =
  | Notice
  | FocusField<ProfileField>
  | { readonly type: 'profile.saved'; readonly changes: ProfileChanges }
  | {
      readonly type: 'profile.savedLocally';
      readonly changes: Pick<StoredUser, 'first_name' | 'last_name'>;
    };

export type ProfileTag = Tags<
  | 'busy'
  | 'awaitingSignIn'
  | 'loading'
  | 'loadFailed'
  | 'editing'
  | 'dialog'
  | 'unconfirmed'
  | 'noContent'
  | 'mayBeSent'
  | 'saved'
>;

export interface ProfileOutput {
  readonly message: string;
}
