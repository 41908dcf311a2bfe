import { assign, emit, setup } from 'xstate';
import type { Answer, Failure } from '../answer.ts';
import { answerGuards } from '../answer-parts.ts';
import { effect } from '../effect.ts';
import { firstWrong, placeByField, withName, withoutErrorOf } from '../field-errors.ts';
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
    setPassword: effect<Answer<unknown>, { username: string; password: string }>('setPassword'),
  },
  guards: {
    ...answerGuards,
    isValid: ({ context: { values, validate } }) => firstWrong(FIELDS, validate(values)) === null,
    hasPlace: ({ context }, answer: Answer<unknown>) =>
      answer.kind === 'rejected' && firstWrong(FIELDS, placeByField(context.paths, answer.errors).byField) !== null,
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
      name: firstWrong(FIELDS, validate(values)) ?? 'password',
    })),
    focusFirstRefused: emit(({ context }) => ({
      type: 'newPassword.focusField' as const,
      name: firstWrong(FIELDS, context.serverErrors) ?? 'password',
    })),
    dropFailure: assign({ failure: null, serverErrors: {} }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepRefusal: assign(({ context }, failure: Rejected) => ({
      failure,
      serverErrors: placeByField(context.paths, failure.errors).byField,
    })),
    takeMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetPasswords: assign({ values: { password: '', passwordConfirmation: '' } }),
    tellSuccess: emit((_, { message }: { message: string }) => ({
      type: 'notify' as const,
      kind: 'success' as const,
      message,
    })),
    tellFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});
