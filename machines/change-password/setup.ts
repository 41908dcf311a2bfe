import { assign, emit, setup } from 'xstate';
import type { Failure, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { firstInvalid, groupByField, withName, withoutErrorOf } from '../field-errors.ts';
import type {
  ChangePasswordContext,
  ChangePasswordEmitted,
  ChangePasswordEvent,
  ChangePasswordField,
  ChangePasswordInput,
  ChangePasswordOutput,
  ChangePasswordTag,
  ChangePasswordValues,
} from './types.ts';

/** In the order of the form. */
const FIELDS: readonly ChangePasswordField[] = ['oldpassword', 'newpassword', 'confirmPassword'];

type Rejected = Extract<Failure, { kind: 'rejected' }>;

const types = {} as {
  context: ChangePasswordContext;
  input: ChangePasswordInput;
  events: ChangePasswordEvent;
  emitted: ChangePasswordEmitted;
  output: ChangePasswordOutput;
  tags: ChangePasswordTag;
};

/** The dialog's parts: its effect (to be provided), guards and actions. */
export const changePasswordSetup = setup({
  types,
  actors: {
    changePassword: effect<Result<unknown>, ChangePasswordValues>('changePassword'),
  },
  guards: {
    ...resultGuards,
    isValid: ({ context: { values, validate } }) => firstInvalid(FIELDS, validate(values)) === null,
    hasField: ({ context }, result: Result<unknown>) =>
      result.kind === 'rejected' && firstInvalid(FIELDS, groupByField(context.paths, result.errors).byField) !== null,
  },
  actions: {
    /** "Fields are checked on every change": an error shows at once. */
    setValue: assign(({ context }, { name, value }: { name: ChangePasswordField; value: string }) => ({
      values: { ...context.values, [name]: value },
      shown: withName(context.shown, name),
      serverErrors: withoutErrorOf(context.serverErrors, name),
      invalidInput: '',
    })),
    showErrorsOf: assign(({ context }, { name }: { name: ChangePasswordField }) => ({
      shown: withName(context.shown, name),
    })),
    showAllErrors: assign({ shown: FIELDS }),
    focusFirstError: emit(({ context: { values, validate } }) => ({
      type: 'changePassword.focusField' as const,
      name: firstInvalid(FIELDS, validate(values)) ?? 'oldpassword',
    })),
    focusFirstRejected: emit(({ context }) => ({
      type: 'changePassword.focusField' as const,
      name: firstInvalid(FIELDS, context.serverErrors) ?? 'oldpassword',
    })),
    clearFailure: assign({ invalidInput: '', serverErrors: {} }),
    setFailure: assign((_, { message }: Failure) => ({ invalidInput: message })),
    setFieldErrors: assign(({ context }, { errors }: Rejected) => {
      const { byField, rest } = groupByField(context.paths, errors);
      return { serverErrors: byField, invalidInput: rest[0] ?? '' };
    }),
    setMessage: assign((_, { message }: { message: string }) => ({ message })),
    clearPasswords: assign({ values: { oldpassword: '', newpassword: '', confirmPassword: '' } }),
    notifySuccess: emit((_, { message }: { message: string }) => ({
      type: 'notify' as const,
      kind: 'success' as const,
      message,
    })),
    notifyFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});
