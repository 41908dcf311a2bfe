import type { Failure } from '#machines/result.ts';
import type { Notice } from '../notice.ts';
import type { Credentials } from '../session/types.ts';

/** The login form (section 3). */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

export type LoginField = keyof LoginValues;

/** Messages by field; a field without an error is absent. */
export type LoginErrors = Readonly<Partial<Record<LoginField, string>>>;

export interface LoginInput {
  /** The rules of section 5; pure. */
  readonly validate: (values: LoginValues) => LoginErrors;
  /** Set in the sign-in dialog. */
  readonly username?: string;
}

export interface LoginContext {
  readonly values: LoginValues;
  readonly validate: LoginInput['validate'];
  /** Fields whose errors are shown: those that lost focus, and all of them after 'Login'. */
  readonly shown: readonly LoginField[];
  /** Why the last attempt failed, until the next attempt or a change. */
  readonly failure: Failure | null;
  /** The credentials from the server; `null` before. */
  readonly credentials: Credentials | null;
}

export type LoginEvent =
  | { readonly type: 'login.change'; readonly name: LoginField; readonly value: string }
  | { readonly type: 'login.blur'; readonly name: LoginField }
  | { readonly type: 'login.submit' }
  /** Cancels an attempt that has no response yet. */
  | { readonly type: 'login.cancel' };

export type LoginEmitted = Notice | { readonly type: 'login.focusField'; readonly name: LoginField };

/** The session receives these with `session.signedIn`. */
export type LoginOutput = Credentials;
