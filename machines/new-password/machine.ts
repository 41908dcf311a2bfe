import { type CallFormContext, type CallFormValues, callFormMachine } from '../call-form.ts';

/** The new password form (section 3). `username`: the user whose code was verified, prefilled. */
export type NewPasswordField = 'username' | 'password' | 'passwordConfirmation';
export type NewPasswordValues = CallFormValues<NewPasswordField>;

type NewPasswordContext = CallFormContext<NewPasswordField, unknown>;

/** The new password after a verified code. */
export const newPasswordMachine = callFormMachine({
  id: 'newPassword',
  empty: { username: '', password: '', passwordConfirmation: '' },
  fields: ['password', 'passwordConfirmation'],
  paths: { newpassword: 'password' },
  setsPassword: true,
  output: ({ response }: NewPasswordContext) => ({ message: response?.message ?? '' }),
});

/**
 * Whether to offer a new code: the server rejected the password without naming a field, as it does when the verified code
 * has expired.
 */
export function mayNeedNewCode({ failure, serverErrors }: NewPasswordContext): boolean {
  return failure?.kind === 'rejected' && Object.keys(serverErrors).length === 0;
}
