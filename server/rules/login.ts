import { passwordLengthRules, required, usernameRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

/** Section 5, login. What is typed as 'Email/Mobile No' travels as `email`; the password is asked after decoding. */
export const loginRules = ruled(
  { email: usernameRules() },
  { password: [required('Password is required'), ...passwordLengthRules()] },
);

export const usernameOnlyRules = ruled({ username: usernameRules() });
