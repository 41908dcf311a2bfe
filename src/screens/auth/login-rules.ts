import { lineRules } from '#domain/line-rules.ts';
import { firstBroken } from '#domain/rule.ts';
import { passwordLengthRules, required, usernameRules } from '#domain/rules.ts';
import type { LoginErrors, LoginValues } from '#machines/login/types.ts';

const rules = {
  username: [...usernameRules(), ...lineRules],
  password: [required('Password is required'), ...passwordLengthRules()],
};

/** Section 5, login. */
export function validateLogin(values: LoginValues): LoginErrors {
  const username = firstBroken(rules.username, values.username);
  const password = firstBroken(rules.password, values.password);
  return { ...(username && { username }), ...(password && { password }) };
}
