import { type CallFormContext, type CallFormValues, callFormMachine } from '../call-form.ts';
import { groupByField } from '../field-errors.ts';

/** The change password form (section 3), without `invalidInput`, which is not a field. */
export type ChangePasswordField = 'oldpassword' | 'newpassword' | 'confirmPassword';
export type ChangePasswordValues = CallFormValues<ChangePasswordField>;

type ChangePasswordContext = CallFormContext<ChangePasswordField, unknown>;

const paths = {
  currentpassword: 'oldpassword',
  newpassword: 'newpassword',
  confirmpassword: 'confirmPassword',
} as const;

/** The dialog 'Change Password'. "Fields are checked on every change" (section 5). */
export const changePasswordMachine = callFormMachine({
  id: 'changePassword',
  empty: { oldpassword: '', newpassword: '', confirmPassword: '' },
  fields: ['oldpassword', 'newpassword', 'confirmPassword'],
  paths,
  checksOnChange: true,
  setsPassword: true,
  isDialog: true,
  /** `message` is `null` if the dialog was closed without a change. */
  output: ({ response }: ChangePasswordContext) => ({ message: response?.message ?? null }),
});

/** The failure of the last attempt that belongs to no field, until the next attempt or a change; '' if none. */
export function invalidInput({ failure, serverErrors }: ChangePasswordContext): string {
  const isOfFields = failure?.kind === 'rejected' && Object.keys(serverErrors).length > 0;
  return (isOfFields ? groupByField(paths, failure.errors).rest[0] : failure?.message) ?? '';
}
