import { assign, emit, setup } from 'xstate';
import type { Failure, Rejected, Result } from '#machines/result.ts';
import { resultGuards } from '#machines/result-parts.ts';
import { effect } from '../effect.ts';
import { type FieldErrors, firstInvalid, groupByField, withName, withoutErrorOf } from '../field-errors.ts';
import { type Notice, notice } from '../notice.ts';

/** The input by field. */
export type NotificationValues = Readonly<Record<string, string>>;

/** Messages by field, in the order of the form; a field without an error is absent. */
export type NotificationErrors = FieldErrors<string>;

export interface NotificationSendInput {
  /** The empty values of all fields. */
  readonly initial: NotificationValues;
  /** Applies the rules to all values; pure. */
  readonly validate: (values: NotificationValues) => NotificationErrors;
}

export interface NotificationSendContext extends NotificationSendInput {
  readonly values: NotificationValues;
  /** Fields whose errors are shown: those that lost focus, and all of them after 'Send'. */
  readonly shown: readonly string[];
  /** The server's errors by field. Each stays until its value changes or the form is sent again. */
  readonly serverErrors: NotificationErrors;
  /** Why the last attempt failed or has an unknown result, until the next starts. */
  readonly failure: Failure | null;
  /** The values that were last sent successfully; `null` before. */
  readonly sent: NotificationValues | null;
}

type NotificationSendEvent =
  | { readonly type: 'notificationSend.change'; readonly name: string; readonly value: string }
  | { readonly type: 'notificationSend.blur'; readonly name: string }
  | { readonly type: 'notificationSend.submit' }
  | { readonly type: 'notificationSend.confirm' }
  | { readonly type: 'notificationSend.cancel' };

type NotificationSendEmitted = Notice | { readonly type: 'notificationSend.focusField'; readonly name: string };

/** `dialog`: the preview is shown. `busy`: the notification is being sent. */
type NotificationSendTag = 'dialog' | 'busy';

const types = {} as {
  context: NotificationSendContext;
  input: NotificationSendInput;
  events: NotificationSendEvent;
  emitted: NotificationSendEmitted;
  tags: NotificationSendTag;
};

/** The parts of sending a notification: its effect (to be provided), guards and actions. */
export const notificationSendSetup = setup({
  types,
  actors: {
    send: effect<Result<unknown>, NotificationValues>('send'),
  },
  guards: {
    ...resultGuards,
    isValid: ({ context: { values, validate } }) => Object.keys(validate(values)).length === 0,
    hasField: ({ context }, result: Result<unknown>) =>
      result.kind === 'rejected' && Object.keys(fieldErrorsOf(context, result)).length > 0,
    /** After any other failure the notification may have been sent. */
    nothingSent: (_, { kind }: Result<unknown>) =>
      kind === 'rejected' || kind === 'sessionExpired' || kind === 'offline',
    isUncertain: ({ context: { failure } }) => failure?.kind === 'unknown' || failure?.kind === 'fault',
    hasFailed: ({ context: { failure } }) => failure !== null,
  },
  actions: {
    setValue: assign(({ context }, { name, value }: { name: string; value: string }) => ({
      values: { ...context.values, [name]: value },
      serverErrors: withoutErrorOf(context.serverErrors, name),
    })),
    showErrorsOf: assign(({ context }, { name }: { name: string }) => ({ shown: withName(context.shown, name) })),
    showAllErrors: assign(({ context }) => ({ shown: namesOf(context) })),
    focusFirstError: emit(({ context }) => focusOn(context, context.validate(context.values))),
    focusFirstRejected: emit(({ context }) => focusOn(context, context.serverErrors)),
    clearFailure: assign({ failure: null, serverErrors: {} }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setFieldErrors: assign(({ context }, failure: Rejected) => ({
      failure,
      serverErrors: fieldErrorsOf(context, failure),
    })),
    clearForm: assign(({ context: { values, initial } }) => ({ sent: values, values: initial, shown: [] })),
    notifySuccess: emit((_, { message }: { message: string }) => notice('success', message)),
    notifyFailure: emit((_, { message }: Failure) => notice('error', message)),
  },
});

function namesOf({ initial }: NotificationSendContext): readonly string[] {
  return Object.keys(initial);
}

/** The server uses the names of the form's fields as paths. */
function fieldErrorsOf(context: NotificationSendContext, { errors }: Rejected): NotificationErrors {
  const paths = Object.fromEntries(namesOf(context).map((name) => [name, name]));
  return groupByField(paths, errors).byField;
}

function focusOn(context: NotificationSendContext, errors: NotificationErrors) {
  return { type: 'notificationSend.focusField' as const, name: firstInvalid(namesOf(context), errors) ?? '' };
}
