import type { FieldErrors, FieldPaths } from '../field-errors.ts';
import type { Notice } from '../notice.ts';

/** The change password form (section 3), without its `invalidInput`, which nobody types. */
export interface ChangePasswordValues {
  readonly oldpassword: string;
  readonly newpassword: string;
  readonly confirmPassword: string;
}

export type ChangePasswordField = keyof ChangePasswordValues;

export type ChangePasswordErrors = FieldErrors<ChangePasswordField>;

export interface ChangePasswordInput {
  /** The rules of section 5; pure. */
  readonly validate: (values: ChangePasswordValues) => ChangePasswordErrors;
  /** Which field the server's complaints belong to: `{ currentpassword: 'oldpassword' }`. */
  readonly paths: FieldPaths<ChangePasswordField>;
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly values: ChangePasswordValues;
  /** Fields whose errors are shown: those that have been changed or left, and all of them after a press of 'Save'. */
  readonly shown: readonly ChangePasswordField[];
  /** The server's complaints by field, each until its value is changed or sent again. */
  readonly serverErrors: ChangePasswordErrors;
  /** What the last attempt failed with that belongs to no field, until the next one or a change; '' if nothing. */
  readonly invalidInput: string;
  /** The server's message; `null` until the password is changed. */
  readonly message: string | null;
}

export type ChangePasswordEvent =
  | { readonly type: 'changePassword.change'; readonly name: ChangePasswordField; readonly value: string }
  | { readonly type: 'changePassword.blur'; readonly name: ChangePasswordField }
  | { readonly type: 'changePassword.submit' }
  | { readonly type: 'changePassword.close' }
  | { readonly type: 'session.resumed' };

export type ChangePasswordEmitted =
  | Notice
  | { readonly type: 'changePassword.focusField'; readonly name: ChangePasswordField };

export type ChangePasswordTag = 'busy' | 'awaitingSignIn';

/** `message` is `null` when the dialog was closed without a change. */
export interface ChangePasswordOutput {
  readonly message: string | null;
}
