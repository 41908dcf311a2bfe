import { type CallFormContext, type CallFormValues, callFormMachine } from '../call-form.ts';
import type { Credentials } from '../session/types.ts';

/** The login form (section 3). */
export type LoginField = 'username' | 'password';
export type LoginValues = CallFormValues<LoginField>;

/** The login form, on its screen and in the sign-in dialog, where the username is prefilled (section 2). */
export const loginMachine = callFormMachine({
  id: 'login',
  empty: { username: '', password: '' },
  fields: ['username', 'password'],
  cancellable: {
    noticeId: 'login',
    loading: 'Loading...',
    success: "You're successfully logged in",
    cancelled: 'Sign-in cancelled',
    focus: 'password',
  },
  output: ({ response }: CallFormContext<LoginField, Credentials>): Credentials => {
    if (!response) throw new Error('The login ended without credentials');
    return response.data;
  },
});
