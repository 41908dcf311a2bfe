import type { Failure } from '#machines/result.ts';
import type { FieldErrors, FieldPaths } from '../field-errors.ts';
import type { Notice } from '../notice.ts';

/** The new password form (section 3). */
export interface NewPasswordValues {
  readonly password: string;
  readonly passwordConfirmation: string;
}

export type NewPasswordField = keyof NewPasswordValues;

export type NewPasswordErrors = FieldErrors<NewPasswordField>;

export interface NewPasswordInput {
  /** The user whose code was verified. */
  readonly username: string;
  /** The rules of section 5; pure. */
  readonly validate: (values: NewPasswordValues) => NewPasswordErrors;
  /** The form field for each path in the server's errors: `{ newpassword: 'password' }`. */
  readonly paths: FieldPaths<NewPasswordField>;
}

export interface NewPasswordContext extends NewPasswordInput {
  readonly values: NewPasswordValues;
  /** Fields whose errors are shown: those that lost focus, and all of them after 'Submit'. */
  readonly shown: readonly NewPasswordField[];
  /** The server's errors by field. Each stays until its value changes or is sent again. */
  readonly serverErrors: NewPasswordErrors;
  /** Why the last attempt failed, until the next attempt or a change. */
  readonly failure: Failure | null;
  /** The server's message after the password was set. */
  readonly message: string;
}

export type NewPasswordEvent =
  | { readonly type: 'newPassword.change'; readonly name: NewPasswordField; readonly value: string }
  | { readonly type: 'newPassword.blur'; readonly name: NewPasswordField }
  | { readonly type: 'newPassword.submit' };

export type NewPasswordEmitted = Notice | { readonly type: 'newPassword.focusField'; readonly name: NewPasswordField };

export interface NewPasswordOutput {
  readonly message: string;
}
