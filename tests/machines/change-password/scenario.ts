import { changePasswordMachine } from '#machines/change-password/machine.ts';
import type {
  ChangePasswordErrors,
  ChangePasswordInput,
  ChangePasswordValues,
} from '#machines/change-password/types.ts';
import { MAYBE_CHANGED } from '#machines/password-texts.ts';
import { failureNames, failures, ok, rejected } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

export const OLD = 'Former@1234';
export const NEW = 'Admin@1234';

/** Rules like those of section 5, short enough for the table. */
export function validate({ oldpassword, newpassword, confirmPassword }: ChangePasswordValues): ChangePasswordErrors {
  return {
    ...(oldpassword === '' && { oldpassword: 'Password is required' }),
    ...(newpassword === '' && { newpassword: 'Please enter New Password' }),
    ...(confirmPassword !== newpassword && {
      confirmPassword: 'New Password and Confirm Password does not match',
    }),
  };
}

const input: ChangePasswordInput = {
  validate,
  paths: { currentpassword: 'oldpassword', newpassword: 'newpassword', confirmpassword: 'confirmPassword' },
};

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
    'changePassword.change': {
      old: { name: 'oldpassword', value: OLD },
      new: { name: 'newpassword', value: NEW },
      'no new': { name: 'newpassword', value: '' },
      confirmation: { name: 'confirmPassword', value: NEW },
    },
    'changePassword.blur': { old: { name: 'oldpassword' } },
    'changePassword.submit': { '': {} },
    'changePassword.close': { '': {} },
    'session.resumed': { '': {} },
  },
  outcomes: { changePassword: { ok: ok(null, 'Password changed'), ...refusals, ...failures } },
  names: { ...failureNames, ...refusals, 'maybe changed': MAYBE_CHANGED },
};
