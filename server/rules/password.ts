import { matching, required, sameAs, strongPasswordRules, usernameRules } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

const otp = [required('OTP is required'), matching(/^\d{6}$/, 'OTP must be exactly 6 digits')];

export const otpRules = ruled({ username: usernameRules(), otp });
export const mobileOtpRules = ruled({ otp });

/** Section 5, new password; asked after decoding. */
export const newPasswordRules = ruled({
  username: usernameRules(),
  newpassword: [required('Please enter New Password'), ...strongPasswordRules()],
});

/** Section 5, change password; asked after decoding. */
export const changePasswordRules = ruled({
  currentpassword: [required('Password is required')],
  newpassword: [required('Please enter New Password'), ...strongPasswordRules()],
  confirmpassword: [
    required('Please enter your Confirm Password.'),
    sameAs('newpassword', 'New Password and Confirm Password does not match'),
  ],
});
