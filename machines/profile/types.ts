import type { Failure } from '#machines/result.ts';
import type { FieldErrors, FieldPaths } from '../field-errors.ts';
import type { Notice } from '../notice.ts';
import type { StoredUser } from '../session/types.ts';

/** A stored picture by its address, a chosen file, or none. */
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

/** The profile as the server has it; the email address is shown and not changed here. */
export interface ProfileRecord extends ProfileValues {
  readonly email: string;
}

export interface ProfileInput {
  /** The person as this device knows them: what stands until the profile is there. */
  readonly initial: ProfileRecord;
  /** The rules of section 5; `base` tells a removed picture from one that never was. Pure. */
  readonly validate: (values: ProfileValues, base: ProfileRecord) => ProfileErrors;
  /** Which field the server's complaints belong to: `{ first_name: 'firstName', users: 'picture' }`. */
  readonly paths: FieldPaths<ProfileField>;
}

export interface ProfileSave {
  readonly base: ProfileRecord;
  readonly values: ProfileValues;
}

/** What a save may bring: the address of the stored picture (section 3). */
export interface ProfileSaved {
  readonly profileImage?: string | null;
}

/** What of the stored user a save changes. */
export type ProfileChanges = Pick<StoredUser, 'first_name' | 'last_name' | 'mobile_no'> &
  Partial<Pick<StoredUser, 'profile_pic'>>;

export interface ProfileContext extends ProfileInput {
  /** The profile as it was loaded. */
  readonly base: ProfileRecord;
  readonly values: ProfileValues;
  /** Fields whose errors are shown: those that have been left, and all of them after a press of 'Save'. */
  readonly shown: readonly ProfileField[];
  /** The server's complaints by field, each until its value is changed or the form is saved again. */
  readonly serverErrors: ProfileErrors;
  /** The number that the person has proved to be theirs since the profile was loaded. */
  readonly verifiedPhone: string | null;
  /** What was changed elsewhere while the form was filled in: `base` has it, and nothing was sent over it yet. */
  readonly changedElsewhere: readonly ProfileField[];
  /** Why the last load, save or check failed, until the next begins. */
  readonly failure: Failure | null;
  /** What the person was told at the end. */
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

/** `saved` and `savedLocally` are for the session's stored user; after both the screen goes to /dashboard (section 4). */
export type ProfileEmitted =
  | Notice
  | { readonly type: 'profile.focusField'; readonly name: ProfileField }
  | { readonly type: 'profile.saved'; readonly changes: ProfileChanges }
  | {
      readonly type: 'profile.savedLocally';
      readonly changes: Pick<StoredUser, 'first_name' | 'last_name'>;
    };

/** `busy`: loading, reading, saving or checking. `awaitingSignIn`: one of these waits for `session.resumed`. */
export type ProfileTag = 'busy' | 'awaitingSignIn';

export interface ProfileOutput {
  readonly message: string;
}
