import { assign, emit, setup } from 'xstate';
import type { Answer, Failure } from '../answer.ts';
import { answerGuards } from '../answer-parts.ts';
import { effect } from '../effect.ts';
import { firstWrong, placeByField, withName, withoutErrorOf } from '../field-errors.ts';
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
    changePassword: effect<Answer<unknown>, ChangePasswordValues>('changePassword'),
  },
  guards: {
    ...answerGuards,
    isValid: ({ context: { values, validate } }) => firstWrong(FIELDS, validate(values)) === null,
    hasPlace: ({ context }, answer: Answer<unknown>) =>
      answer.kind === 'rejected' && firstWrong(FIELDS, placeByField(context.paths, answer.errors).byField) !== null,
  },
  actions: {
    /** "Fields are checked on every change": what is wrong shows at once. */
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
      name: firstWrong(FIELDS, validate(values)) ?? 'oldpassword',
    })),
    focusFirstRefused: emit(({ context }) => ({
      type: 'changePassword.focusField' as const,
      name: firstWrong(FIELDS, context.serverErrors) ?? 'oldpassword',
    })),
    dropFailure: assign({ invalidInput: '', serverErrors: {} }),
    keepFailure: assign((_, { message }: Failure) => ({ invalidInput: message })),
    keepRefusal: assign(({ context }, { errors }: Rejected) => {
      const { byField, rest } = placeByField(context.paths, errors);
      return { serverErrors: byField, invalidInput: rest[0] ?? '' };
    }),
    takeMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetPasswords: assign({ values: { oldpassword: '', newpassword: '', confirmPassword: '' } }),
    tellSuccess: emit((_, { message }: { message: string }) => ({
      type: 'notify' as const,
      kind: 'success' as const,
      message,
    })),
    tellFailure: emit((_, { message }: Failure) => ({ type: 'notify' as const, kind: 'error' as const, message })),
  },
});
