import type { CallFormInput } from '#machines/call-form.ts';
import type { FieldErrors } from '#machines/field-errors.ts';
import { type LoginField, type LoginValues, loginMachine } from '#machines/login/machine.ts';
import { ann, first } from '../session/scenario.ts';
import { failures, ok } from '../support/results.ts';
import { plain, type Scenario } from '../support/scenario.ts';

/** Rules like those of section 5, short enough for the table. */
export function validate({ username, password }: LoginValues): FieldErrors<LoginField> {
  return {
    ...(username === '' && { username: 'Username is required' }),
    ...(password.length < 8 && { password: 'Password field contain minimum 8 characters' }),
  };
}

const empty: CallFormInput<LoginField> = { validate };
const dialog: CallFormInput<LoginField> = { validate, prefilled: { username: 'ann' } };

export const loginScenario: Scenario = {
  name: 'login',
  machine: loginMachine,
  inputs: { screen: empty, dialog },
  events: {
    'callForm.change': {
      'username ann': { name: 'username', value: 'ann' },
      'username empty': { name: 'username', value: '' },
      'password short': { name: 'password', value: 'short' },
      'password good': { name: 'password', value: 'Admin@1234' },
    },
    'callForm.blur': { username: { name: 'username' }, password: { name: 'password' } },
    ...plain('callForm.submit', 'callForm.cancel'),
  },
  outcomes: { call: { ok: ok({ user: ann, tokens: first }), ...failures } },
  names: { ...failures, ann, 'a1/r1': first },
};
