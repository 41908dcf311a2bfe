import type { FieldErrors, FieldPaths } from '../field-errors.ts';
import type { Notice } from '../notice.ts';

/** The values of the change password form (section 3), without `invalidInput`, which is not a field. */
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
  /** The form field for each path in the server's errors: `{ currentpassword: 'oldpassword' }`. */
  readonly paths: FieldPaths<ChangePasswordField>;
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly values: ChangePasswordValues;
  /** Fields whose errors are shown: those that were changed or lost focus, and all of them after 'Save'. */
  readonly shown: readonly ChangePasswordField[];
  /** The server's errors by field. Each stays until its value changes or is sent again. */
  readonly serverErrors: ChangePasswordErrors;
  /** The failure of the last attempt that belongs to no field, until the next attempt or a change; '' if none. */
  readonly invalidInput: string;
  /** The server's message after the password was changed; `null` before. */
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

/** `message` is `null` if the dialog was closed without a change. */
export interface ChangePasswordOutput {
  readonly message: string | null;
}
