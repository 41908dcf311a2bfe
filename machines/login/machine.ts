import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { failed, faulted, when } from '../routes.ts';
import type { Credentials } from '../session/types.ts';
import { firstError, LOGIN_FIELDS } from './fields.ts';
import type {
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginOutput,
  LoginValues,
} from './types.ts';

const types = {} as {
  context: LoginContext;
  input: LoginInput;
  events: LoginEvent;
  emitted: LoginEmitted;
  output: LoginOutput;
  tags: 'busy';
};

const loginSetup = setup({
  types,
  actors: {
    signIn: effect<Result<Credentials>, LoginValues>('signIn'),
  },
  guards: {
    ...resultGuards,
    isValid: ({ context }) => firstError(context) === null,
  },
  actions: {
    setValue: assign(({ context }, { name, value }: { name: LoginField; value: string }) => ({
      values: { ...context.values, [name]: value },
      failure: null,
    })),
    showErrorsOf: assign(({ context }, { name }: { name: LoginField }) => ({
      shown: context.shown.includes(name) ? context.shown : [...context.shown, name],
    })),
    showAllErrors: assign({ shown: LOGIN_FIELDS }),
    focusFirstError: emit(({ context }) => ({
      type: 'login.focusField' as const,
      name: firstError(context) ?? 'username',
    })),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setCredentials: assign((_, credentials: Credentials) => ({ credentials })),
    notifyLoading: emit({ type: 'notify', kind: 'loading', message: 'Loading...', id: 'login' }),
    notifySuccess: emit({ type: 'notify', kind: 'success', message: "You're successfully logged in", id: 'login' }),
    notifyCancelled: emit({ type: 'notify', kind: 'blank', message: 'Sign-in cancelled', id: 'login' }),
    focusPassword: emit({ type: 'login.focusField', name: 'password' }),
    notifyFailure: emit((_, { message }: Failure) => ({
      type: 'notify' as const,
      kind: 'error' as const,
      message,
      id: 'login',
    })),
  },
});

/**
 * The login form, on its screen and in the sign-in dialog (sections 2, 3 and 5). One press makes one attempt. During an
 * attempt, presses and changes are ignored, and Cancel ends it. A failure leaves the input unchanged.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    values: { username: input.username ?? '', password: '' },
    validate: input.validate,
    shown: [],
    failure: null,
    credentials: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.change': { actions: { type: 'setValue', params: ({ event }) => event } },
        'login.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
        'login.submit': [{ guard: 'isValid', target: 'signingIn' }, { actions: ['showAllErrors', 'focusFirstError'] }],
      },
    },
    signingIn: {
      tags: 'busy',
      entry: ['clearFailure', 'notifyLoading'],
      on: { 'login.cancel': { target: 'editing', actions: ['notifyCancelled', 'focusPassword'] } },
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: when('ok'),
            target: 'signedIn',
            actions: [{ type: 'setCredentials', params: ({ event }) => okOf(event.output).data }, 'notifySuccess'],
          },
          failed('editing'),
        ],
        onError: faulted('editing'),
      },
    },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => {
    if (!context.credentials) throw new Error('The login ended without credentials');
    return context.credentials;
  },
});
