import { assign, emit, setup } from 'xstate';
import type { Failure, FieldError, Rejected, Result } from '#machines/result.ts';
import { okOf, resultGuards } from '#machines/result-parts.ts';
import { effect } from './effect.ts';
import {
  type FieldErrors,
  type FieldPaths,
  type FocusField,
  firstInvalid,
  groupByField,
  withName,
  withoutErrorOf,
} from './field-errors.ts';
import { type Notice, notice } from './notice.ts';
import { failed, report, reportRejected, when } from './routes.ts';
import type { Tags } from './tags.ts';

/** The values of a form by field. */
export type CallFormValues<Name extends string> = Readonly<Record<Name, string>>;

export interface CallFormInput<Name extends string> {
  /** The rules of section 5; pure. */
  readonly validate: (values: CallFormValues<Name>) => FieldErrors<Name>;
  /** Values to start with, such as the username in the sign-in dialog. */
  readonly prefilled?: Partial<CallFormValues<Name>>;
}

interface Response<Data> {
  readonly data: Data;
  readonly message: string;
}

export interface CallFormContext<Name extends string, Data> {
  readonly validate: CallFormInput<Name>['validate'];
  readonly values: CallFormValues<Name>;
  /** Fields whose errors are shown: those that lost focus, and all of them after a press. */
  readonly shown: readonly Name[];
  /** The server's errors by field. Each stays until its value changes or is sent again. */
  readonly serverErrors: FieldErrors<Name>;
  /** Why the last attempt failed, until the next attempt or a change. */
  readonly failure: Failure | null;
  /** The server's response to the attempt that succeeded; `null` before. */
  readonly response: Response<Data> | null;
  /** The values that a confirmed form has sent, until the next change; `null` before. */
  readonly sent: CallFormValues<Name> | null;
}

export type CallFormEvent<Name extends string> =
  | { readonly type: 'callForm.change'; readonly name: Name; readonly value: string }
  | { readonly type: 'callForm.blur'; readonly name: Name }
  | { readonly type: 'callForm.submit' }
  | { readonly type: 'callForm.confirm' }
  /** Ends an attempt that has no response yet, or the question before it. */
  | { readonly type: 'callForm.cancel' }
  /** Closes the form without an attempt. */
  | { readonly type: 'callForm.close' }
  | { readonly type: 'session.resumed' };

interface CallFormOptions<Name extends string, Data, Output> {
  readonly id: string;
  /** The values of a new form. */
  readonly empty: CallFormValues<Name>;
  /** The fields in the order of the form. */
  readonly fields: readonly [NoInfer<Name>, ...NoInfer<Name>[]];
  /** The form field for each path in the server's errors: `{ currentpassword: 'oldpassword' }`. Default: none has a field. */
  readonly paths?: FieldPaths<NoInfer<Name>>;
  /** Shows the error of a field as soon as the field changes. */
  readonly checksOnChange?: boolean;
  /** The form sets a password. An attempt without a response may have set it, and no password stays after the end. */
  readonly setsPassword?: boolean;
  /** A dialog of the signed-in user: it can be closed, and an attempt waits for a sign-in if the session has expired. */
  readonly isDialog?: boolean;
  /**
   * A dialog shows the values and asks before each attempt, because the call cannot be undone. Then the form is empty for the
   * next call. A failure stays until the next attempt: the call may have happened.
   */
  readonly isConfirmed?: boolean;
  /** The user can cancel an attempt. Its notices replace each other. Otherwise only its end has one: the server's message. */
  readonly cancellable?: {
    readonly noticeId: string;
    readonly loading: string;
    readonly success: string;
    readonly cancelled: string;
    /** The field to focus after a cancel. */
    readonly focus: NoInfer<Name>;
  };
  readonly output: (context: CallFormContext<Name, Data>) => Output;
}

/** Shown when the change of a password had no response. */
export const MAYBE_CHANGED: Failure = {
  kind: 'unknown',
  message: 'The server did not reply. The password may have been changed: try to log in with the new one.',
};

/**
 * A form with a single call (sections 2, 3 and 5). One press makes one attempt. During an attempt, presses and changes are
 * ignored. A failure leaves the input unchanged. `options` is what one form adds.
 */
export function callFormMachine<Name extends string, Data, Output>(options: CallFormOptions<Name, Data, Output>) {
  const { id, empty, fields, paths, checksOnChange, setsPassword, isDialog, isConfirmed, cancellable, output } =
    options;
  // TypeScript does not see that an object without members has no field that is missing.
  const noErrors = {} as FieldErrors<Name>;
  const byField = (errors: readonly FieldError[]) => groupByField(paths ?? {}, errors).byField;
  const focusOn = (name: Name | null): FocusField<Name> => ({ type: 'focusField', name: name ?? fields[0] });
  const noticeId = cancellable?.noticeId;

  const types = {} as {
    context: CallFormContext<Name, Data>;
    input: CallFormInput<Name>;
    events: CallFormEvent<Name>;
    emitted: Notice | FocusField<Name>;
    output: Output;
    tags: Tags<'busy' | 'dialog' | 'awaitingSignIn'>;
  };
  const form = setup({
    types,
    actors: { call: effect<Result<Data>, { readonly values: CallFormValues<Name> }>('call') },
    guards: {
      ...resultGuards,
      isValid: ({ context: { values, validate } }) => firstInvalid(fields, validate(values)) === null,
      hasField: (_, result: Result<unknown>) =>
        result.kind === 'rejected' && firstInvalid(fields, byField(result.errors)) !== null,
    },
    actions: {
      setValue: assign(({ context }, { name, value }: { name: Name; value: string }) => ({
        values: { ...context.values, [name]: value },
        shown: checksOnChange === true ? withName(context.shown, name) : context.shown,
        serverErrors: withoutErrorOf(context.serverErrors, name),
        failure: isConfirmed ? context.failure : null,
        sent: null,
      })),
      showErrorsOf: assign(({ context }, { name }: { name: Name }) => ({ shown: withName(context.shown, name) })),
      showAllErrors: assign({ shown: fields }),
      focusFirstError: emit(({ context: { values, validate } }) => focusOn(firstInvalid(fields, validate(values)))),
      focusFirstRejected: emit(({ context }) => focusOn(firstInvalid(fields, context.serverErrors))),
      focusAfterCancel: emit(() => focusOn(cancellable?.focus ?? null)),
      clearFailure: assign(() => ({ failure: null, serverErrors: noErrors })),
      clearValues: assign({ values: empty }),
      startAnew: assign(({ context: { values } }) => ({ sent: values, values: empty, shown: [] })),
      setFailure: assign((_, failure: Failure) => ({ failure })),
      setFieldErrors: assign((_, failure: Rejected) => ({ failure, serverErrors: byField(failure.errors) })),
      setResponse: assign((_, { data, message }: Response<Data>) => ({ response: { data, message } })),
      notifyLoading: emit(() => notice('loading', cancellable?.loading ?? '', noticeId)),
      notifyCancelled: emit(() => notice('blank', cancellable?.cancelled ?? '', noticeId)),
      notifySuccess: emit((_, { message }: { message: string }) =>
        notice('success', cancellable?.success ?? message, noticeId),
      ),
      notifyFailure: emit((_, { message }: Failure) => notice('error', message, noticeId)),
    },
  });

  const closable = { 'callForm.close': 'closed' } as const;
  const dialogStates = {
    awaitingSignIn: { tags: 'awaitingSignIn', on: { 'session.resumed': 'sending', ...closable } },
    closed: { type: 'final', entry: 'clearValues' },
  } as const;
  const confirming = { tags: 'dialog', on: { 'callForm.confirm': 'sending', 'callForm.cancel': 'editing' } } as const;
  const done = { type: 'final', entry: setsPassword ? 'clearValues' : [] } as const;
  return form.createMachine({
    id,
    context: ({ input: { validate, prefilled } }) => ({
      validate,
      values: { ...empty, ...prefilled },
      shown: [],
      serverErrors: noErrors,
      failure: null,
      response: null,
      sent: null,
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'callForm.change': { actions: { type: 'setValue', params: ({ event }) => event } },
          'callForm.blur': { actions: { type: 'showErrorsOf', params: ({ event }) => event } },
          'callForm.submit': [
            { guard: 'isValid', target: isConfirmed ? 'confirming' : 'sending' },
            { actions: ['showAllErrors', 'focusFirstError'] },
          ],
          ...(isDialog && closable),
        },
      },
      sending: {
        tags: isConfirmed ? ['busy', 'dialog'] : 'busy',
        entry: cancellable ? ['clearFailure', 'notifyLoading'] : 'clearFailure',
        on: cancellable
          ? { 'callForm.cancel': { target: 'editing', actions: ['notifyCancelled', 'focusAfterCancel'] } }
          : {},
        invoke: {
          src: 'call',
          input: ({ context: { values } }) => ({ values }),
          onDone: [
            {
              guard: when('ok'),
              target: isConfirmed ? 'editing' : 'done',
              actions: [
                { type: 'setResponse', params: ({ event }) => okOf(event.output) },
                { type: 'notifySuccess', params: ({ event }) => okOf(event.output) },
                ...(isConfirmed ? ['startAnew' as const] : []),
              ],
            },
            ...(isDialog ? [{ guard: when('sessionExpired'), target: 'awaitingSignIn' as const }] : []),
            ...(paths ? [{ guard: when('hasField'), target: 'editing' as const, actions: reportRejected }] : []),
            ...(setsPassword
              ? [{ guard: when('unknown'), target: 'editing' as const, actions: report(MAYBE_CHANGED) }]
              : []),
            failed('editing'),
          ],
        },
      },
      // The type names these states even if this form has none of them.
      ...((isDialog ? dialogStates : {}) as typeof dialogStates),
      ...((isConfirmed ? { confirming } : {}) as { confirming: typeof confirming }),
      ...((isConfirmed ? {} : { done }) as { done: typeof done }),
    },
    output: ({ context }) => output(context),
  });
}

export type CallFormMachine<Name extends string, Data, Output> = ReturnType<typeof callFormMachine<Name, Data, Output>>;
