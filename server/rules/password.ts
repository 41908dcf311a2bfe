import { chosenPasswordRules, codeRules, confirmationRules } from '#domain/rules/access-rules.ts';
import { required, strongPasswordRules, usernameRules } from '#domain/rules/rules.ts';
import { fieldsWithRules } from './fields-with-rules.ts';

export const otpRules = fieldsWithRules({ username: usernameRules(), otp: codeRules() });
export const mobileOtpRules = fieldsWithRules({ otp: codeRules() });

/** Section 5, new password. The rules apply to the decoded password. */
export const newPasswordRules = fieldsWithRules({ username: usernameRules() }, { newpassword: chosenPasswordRules() });

/**
 * Section 5, change password: "the same rules for oldpassword, newpassword and confirmPassword". The rules apply to the
 * decoded passwords.
 */
export const changePasswordRules = fieldsWithRules(
  {},
  {
    currentpassword: [required('Password is required'), ...strongPasswordRules()],
    newpassword: chosenPasswordRules(),
    confirmpassword: confirmationRules('newpassword', 'Please enter your Confirm Password.'),
  },
);
