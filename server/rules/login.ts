import { passwordLengthRules, required, usernameRules } from '#domain/rules/rules.ts';
import { fieldsWithRules } from './fields-with-rules.ts';

/** Section 5, login. The field 'Email/Mobile No' is sent as `email`. The password rules apply to the decoded password. */
export const loginRules = fieldsWithRules(
  { email: usernameRules() },
  { password: [required('Password is required'), ...passwordLengthRules()] },
);

export const usernameOnlyRules = fieldsWithRules({ username: usernameRules() });
