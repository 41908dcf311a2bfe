import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { firstInvalid, groupByField, withName, withoutErrorOf } from '../field-errors.ts';
import type {
  NewPasswordContext,
  NewPasswordEmitted,
  NewPasswordEvent,
  NewPasswordField,
  NewPasswordInput,
  NewPasswordOutput,
} from './types.ts';

/** In the order of the form. */
const FIELDS: readonly NewPasswordField[] = ['password', 'passwordConfirmation'];

type Rejected = Extract<Failure, { kind: 'rejected' }>;

const types = {} as {
  context: NewPasswordContext;
  input: NewPasswordInput;
  events: NewPasswordEvent;
  emitted: NewPasswordEmitted;
  output: NewPasswordOutput;
  tags: 'busy';
};

/** The new password's parts: its effect (to be provided), guards and actions. */
export const newPasswordSetup = setup({
  types,
  actors: {
    setPassword: effect<Result<unknown>, { username: string; password: string }>('setPassword'),
  },
  guards: {
    ...resultGuards,
    isValid: ({ context: { values, validate } }) => firstInvalid(FIELDS, validate(values)) === null,
    hasField: ({ context }, result: Result<unknown>) =>
      result.kind === 'rejected' && firstInvalid(FIELDS, groupByField(context.paths, result.errors).byField) !== null,
  },
  actions: {
    setValue: assign(({ context }, { name, value }: { name: NewPasswordField; value: string }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: withoutErrorOf(context.serverErrors, name),
      failure: null,
    })),
    showErrorsOf: assign(({ context }, { name }: { name: NewPasswordField }) => ({
      shown: withName(context.shown, name),
    })),
    showAllErrors: assign({ shown: FIELDS }),
    focusFirstError: emit(({ context: { values, validate } }) => ({
      type: 'newPassword.focusField' as const,
      name: firstInvalid(FIELDS, validate(values)) ?? 'password',
    })),
    focusFirstRejected: emit(({ context }) => ({
      type: 'newPassword.focusField' as const,
      name: firstInvalid(FIELDS, context.serverErrors) ?? 'password',
    })),
    clearFailure: assign({ failure: null, serverErrors: {} }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setFieldErrors: assign(({ context }, failure: Rejected) => ({
      failure,
      serverErrors: groupByField(context.paths, failure.errors).byField,
    })),
    setMessage: assign((_, { message }: { message: string }) => ({ message })),
    clearPasswords: assign({ values: { password: '', passwordConfirmation: '' } }),
    notifySuccess: emit((_, { message }: { message: string }) => ({
      type: 'notify' as const,
      kind: 'success' as const,
      message,
    })),
    notifyFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});
