import { chosenPasswordRules, confirmationRules } from '#domain/access-rules.ts';
import { firstBroken } from '#domain/rule.ts';
import { required, strongPasswordRules } from '#domain/rules.ts';
import type { ChangePasswordErrors, ChangePasswordValues } from '#machines/change-password/types.ts';

const rules = {
  oldpassword: [required('Password is required'), ...strongPasswordRules()],
  newpassword: chosenPasswordRules(),
  confirmPassword: confirmationRules('newpassword', 'Please enter your Confirm Password.'),
};

/** Section 5, change password: "the same rules for oldpassword, newpassword and confirmPassword". */
export function validateChangePassword(values: ChangePasswordValues): ChangePasswordErrors {
  const oldpassword = firstBroken(rules.oldpassword, values.oldpassword);
  const newpassword = firstBroken(rules.newpassword, values.newpassword);
  const confirmPassword = firstBroken(rules.confirmPassword, values.confirmPassword, { ...values });
  return {
    ...(oldpassword && { oldpassword }),
    ...(newpassword && { newpassword }),
    ...(confirmPassword && { confirmPassword }),
  };
}
