import type { Failure } from '#machines/result.ts';
import type { FieldErrors } from '../field-errors.ts';
import type { Notice } from '../notice.ts';

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

export type NotificationSendEvent =
  | { readonly type: 'notificationSend.change'; readonly name: string; readonly value: string }
  | { readonly type: 'notificationSend.blur'; readonly name: string }
  | { readonly type: 'notificationSend.submit' }
  | { readonly type: 'notificationSend.confirm' }
  | { readonly type: 'notificationSend.cancel' };

export type NotificationSendEmitted = Notice | { readonly type: 'notificationSend.focusField'; readonly name: string };

/** `dialog`: the preview is shown. `busy`: the notification is being sent. */
export type NotificationSendTag = 'dialog' | 'busy';
