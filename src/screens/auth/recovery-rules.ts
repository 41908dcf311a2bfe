import { chosenPasswordRules, codeRules, confirmationRules } from '#domain/rules/access-rules.ts';
import { firstBrokenByField } from '#domain/rules/rule.ts';
import { lineRules, usernameRules } from '#domain/rules/rules.ts';
import type { CodeValues } from '#machines/code/setup.ts';
import type { NewPasswordValues } from '#machines/new-password/machine.ts';

const codeStepRules = { recipient: [...usernameRules(), ...lineRules], otp: codeRules() };

const newPasswordRules = {
  password: chosenPasswordRules(),
  passwordConfirmation: confirmationRules('password', 'Please enter Confirm Password'),
};

/** Section 5, send OTP and OTP step. */
export const validateRecovery = (values: CodeValues) => firstBrokenByField(codeStepRules, values);

/** Section 5, new password. */
export const validateNewPassword = (values: Omit<NewPasswordValues, 'username'>) =>
  firstBrokenByField(newPasswordRules, values);
