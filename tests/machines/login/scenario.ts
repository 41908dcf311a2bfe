import { loginMachine } from '#machines/login/machine.ts';
import type { LoginErrors, LoginInput, LoginValues } from '#machines/login/types.ts';
import { ann, first } from '../session/scenario.ts';
import { failureNames, failures, ok } from '../support/results.ts';
import type { Scenario } from '../support/scenario.ts';

/** Rules like those of section 5, short enough for the table. */
export function validate({ username, password }: LoginValues): LoginErrors {
  return {
    ...(username === '' && { username: 'Username is required' }),
    ...(password.length < 8 && { password: 'Password field contain minimum 8 characters' }),
  };
}

const empty: LoginInput = { validate };
const dialog: LoginInput = { validate, username: 'ann' };

export const loginScenario: Scenario = {
  name: 'login',
  machine: loginMachine,
  inputs: { screen: empty, dialog },
  events: {
    'login.change': {
      'username ann': { name: 'username', value: 'ann' },
      'username empty': { name: 'username', value: '' },
      'password short': { name: 'password', value: 'short' },
      'password good': { name: 'password', value: 'Admin@1234' },
    },
    'login.blur': { username: { name: 'username' }, password: { name: 'password' } },
    'login.submit': { '': {} },
    'login.cancel': { '': {} },
  },
  outcomes: { signIn: { ok: ok({ user: ann, tokens: first }), ...failures } },
  names: { ...failureNames, ann, 'a1/r1': first },
};
