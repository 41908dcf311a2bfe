import { chosenPasswordRules, confirmationRules } from '#domain/access-rules.ts';
import { firstBroken } from '#domain/rule.ts';
import type { NewPasswordErrors, NewPasswordValues } from '#machines/new-password/types.ts';

const rules = {
  password: chosenPasswordRules(),
  passwordConfirmation: confirmationRules('password', 'Please enter Confirm Password'),
};

/** Section 5, new password. */
export function validateNewPassword(values: NewPasswordValues): NewPasswordErrors {
  const password = firstBroken(rules.password, values.password);
  const passwordConfirmation = firstBroken(rules.passwordConfirmation, values.passwordConfirmation, { ...values });
  return { ...(password && { password }), ...(passwordConfirmation && { passwordConfirmation }) };
}
