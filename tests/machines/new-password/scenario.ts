import { newPasswordMachine } from '#machines/new-password/machine.ts';
import type { NewPasswordErrors, NewPasswordInput, NewPasswordValues } from '#machines/new-password/types.ts';
import { MAYBE_CHANGED } from '#machines/password-texts.ts';
import { failureNames, failures, ok, rejected } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

export const PASSWORD = 'Admin@1234';

/** Rules like those of section 5, short enough for the table. */
export function validate({ password, passwordConfirmation }: NewPasswordValues): NewPasswordErrors {
  return {
    ...(password === '' && { password: 'Please enter New Password' }),
    ...(passwordConfirmation !== password && {
      passwordConfirmation: 'New Password and Confirm Password does not match',
    }),
  };
}

const input: NewPasswordInput = { username: 'ann', validate, paths: { newpassword: 'password' } };

const refusals = {
  'refused password': rejected('Used before', [{ path: 'newpassword', msg: 'Used before' }]),
  'refused elsewhere': rejected('Unknown', [{ path: 'username', msg: 'Unknown' }]),
};

export const newPasswordScenario: Scenario = {
  name: 'new-password',
  machine: newPasswordMachine,
  inputs: { '': input },
  events: {
    'newPassword.change': {
      password: { name: 'password', value: PASSWORD },
      'no password': { name: 'password', value: '' },
      confirmation: { name: 'passwordConfirmation', value: PASSWORD },
    },
    'newPassword.blur': { password: { name: 'password' }, confirmation: { name: 'passwordConfirmation' } },
    'newPassword.submit': { '': {} },
  },
  outcomes: { setPassword: { ok: ok(null, 'Password changed'), ...refusals, ...failures } },
  names: { ...failureNames, ...refusals, 'maybe changed': MAYBE_CHANGED },
};
