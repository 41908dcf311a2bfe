import { firstBrokenByField } from '#domain/rules/rule.ts';
import { lineRules, passwordLengthRules, required, usernameRules } from '#domain/rules/rules.ts';
import type { LoginValues } from '#machines/login/machine.ts';

const rules = {
  username: [...usernameRules(), ...lineRules],
  password: [required('Password is required'), ...passwordLengthRules()],
};

/** Section 5, login. */
export const validateLogin = (values: LoginValues) => firstBrokenByField(rules, values);
