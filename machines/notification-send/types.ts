import type { Failure } from '#machines/result.ts';
import type { FieldErrors } from '../field-errors.ts';
import type { Notice } from '../notice.ts';

/** What is typed, by field. */
export type NotificationValues = Readonly<Record<string, string>>;

/** Messages by field, in the order of the form; a field without an error is absent. */
export type NotificationErrors = FieldErrors<string>;

export interface NotificationSendInput {
  /** Every field, empty. */
  readonly initial: NotificationValues;
  /** The rules on every value; pure. */
  readonly validate: (values: NotificationValues) => NotificationErrors;
}

export interface NotificationSendContext extends NotificationSendInput {
  readonly values: NotificationValues;
  /** Fields whose errors are shown: those that have been left, and all that were wrong when Send was pressed. */
  readonly shown: readonly string[];
  /** The server's complaints by field, each until its value is changed or the form is sent again. */
  readonly serverErrors: NotificationErrors;
  /** Why the last attempt failed, or why nobody knows what became of it, until the next begins. */
  readonly failure: Failure | null;
  /** What the last good attempt sent; `null` before the first. */
  readonly sent: NotificationValues | null;
}

export type NotificationSendEvent =
  | { readonly type: 'notificationSend.change'; readonly name: string; readonly value: string }
  | { readonly type: 'notificationSend.blur'; readonly name: string }
  | { readonly type: 'notificationSend.submit' }
  | { readonly type: 'notificationSend.confirm' }
  | { readonly type: 'notificationSend.cancel' };

export type NotificationSendEmitted = Notice | { readonly type: 'notificationSend.focusField'; readonly name: string };

/** `dialog`: what is going to be sent is shown and asked about. `busy`: it is being sent. */
export type NotificationSendTag = 'dialog' | 'busy';
