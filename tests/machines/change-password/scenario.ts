import { type CallFormInput, MAYBE_CHANGED } from '#machines/call-form.ts';
import {
  type ChangePasswordField,
  type ChangePasswordValues,
  changePasswordMachine,
} from '#machines/change-password/machine.ts';
import type { FieldErrors } from '#machines/field-errors.ts';
import { failures, ok, rejected } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

export const OLD = 'Former@1234';
export const NEW = 'Admin@1234';

/** Rules like those of section 5, short enough for the table. */
export function validate({
  oldpassword,
  newpassword,
  confirmPassword,
}: ChangePasswordValues): FieldErrors<ChangePasswordField> {
  return {
    ...(oldpassword === '' && { oldpassword: 'Password is required' }),
    ...(newpassword === '' && { newpassword: 'Please enter New Password' }),
    ...(confirmPassword !== newpassword && {
      confirmPassword: 'New Password and Confirm Password does not match',
    }),
  };
}

const input: CallFormInput<ChangePasswordField> = { validate };

const refusals = {
  'refused old': rejected('Not correct', [{ path: 'currentpassword', msg: 'Not correct' }]),
  'refused elsewhere': rejected('Refused', [{ path: 'account', msg: 'Account is closed' }]),
  'refused both': rejected('Refused', [
    { path: 'account', msg: 'Account is closed' },
    { path: 'newpassword', msg: 'Used before' },
    { path: 'currentpassword', msg: 'Not correct' },
    { path: 'currentpassword', msg: 'Not correct either' },
  ]),
};

export const changePasswordScenario: Scenario = {
  name: 'change-password',
  machine: changePasswordMachine,
  inputs: { '': input },
  events: {
    'callForm.change': {
      old: { name: 'oldpassword', value: OLD },
      new: { name: 'newpassword', value: NEW },
      'no new': { name: 'newpassword', value: '' },
      confirmation: { name: 'confirmPassword', value: NEW },
    },
    'callForm.blur': { old: { name: 'oldpassword' } },
    ...plain('callForm.submit', 'callForm.close', 'session.resumed'),
  },
  outcomes: { call: { ok: ok(null, 'Password changed'), ...refusals, ...failures } },
  names: { ...failures, ...refusals, 'maybe changed': MAYBE_CHANGED },
};
