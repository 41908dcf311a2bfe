import { type CallFormInput, MAYBE_CHANGED } from '#machines/call-form.ts';
import type { FieldErrors } from '#machines/field-errors.ts';
import { type NewPasswordField, type NewPasswordValues, newPasswordMachine } from '#machines/new-password/machine.ts';
import { failures, ok, rejected } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

export const PASSWORD = 'Admin@1234';

/** Rules like those of section 5, short enough for the table. */
export function validate({ password, passwordConfirmation }: NewPasswordValues): FieldErrors<NewPasswordField> {
  return {
    ...(password === '' && { password: 'Please enter New Password' }),
    ...(passwordConfirmation !== password && {
      passwordConfirmation: 'New Password and Confirm Password does not match',
    }),
  };
}

const input: CallFormInput<NewPasswordField> = { validate, prefilled: { username: 'ann' } };

const refusals = {
  'refused password': rejected('Used before', [{ path: 'newpassword', msg: 'Used before' }]),
  'refused elsewhere': rejected('Unknown', [{ path: 'username', msg: 'Unknown' }]),
};

export const newPasswordScenario: Scenario = {
  name: 'new-password',
  machine: newPasswordMachine,
  inputs: { '': input },
  events: {
    'callForm.change': {
      password: { name: 'password', value: PASSWORD },
      'no password': { name: 'password', value: '' },
      confirmation: { name: 'passwordConfirmation', value: PASSWORD },
    },
    'callForm.blur': { password: { name: 'password' }, confirmation: { name: 'passwordConfirmation' } },
    'callForm.submit': { '': {} },
  },
  outcomes: { call: { ok: ok(null, 'Password changed'), ...refusals, ...failures } },
  names: { ...failures, ...refusals, 'maybe changed': MAYBE_CHANGED },
};
