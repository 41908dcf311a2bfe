import { chosenPasswordRules, codeRules, confirmationRules } from '#domain/access-rules.ts';
import { required, strongPasswordRules, usernameRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

export const otpRules = ruled({ username: usernameRules(), otp: codeRules() });
export const mobileOtpRules = ruled({ otp: codeRules() });

/** Section 5, new password; asked after decoding. */
export const newPasswordRules = ruled({ username: usernameRules() }, { newpassword: chosenPasswordRules() });

/** Section 5, change password: "the same rules for oldpassword, newpassword and confirmPassword"; asked after decoding. */
export const changePasswordRules = ruled(
  {},
  {
    currentpassword: [required('Password is required'), ...strongPasswordRules()],
    newpassword: chosenPasswordRules(),
    confirmpassword: confirmationRules('newpassword', 'Please enter your Confirm Password.'),
  },
);
