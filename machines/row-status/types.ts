import type { Notice } from '../notice.ts';

/** As in the API (section 4): '1' active, '0' inactive. */
export type StatusValue = '1' | '0';

export interface RowStatusInput {
  readonly id: number | string;
  readonly value: StatusValue;
}

export interface RowStatusContext {
  readonly id: number | string;
  /** The server's value, which is shown also while another value is saved. */
  readonly value: StatusValue;
  /** The value being saved; otherwise equal to `value`. */
  readonly to: StatusValue;
}

/** `valueRead`: the list was reloaded. */
export type RowStatusEvent =
  | { readonly type: 'rowStatus.set'; readonly to: StatusValue }
  | { readonly type: 'rowStatus.valueRead'; readonly value: StatusValue }
  | { readonly type: 'session.resumed' };

/** After `saved` the row shows the value; after `unknown` the list must reload. */
export type RowStatusEmitted =
  | Notice
  | { readonly type: 'rowStatus.saved'; readonly id: number | string; readonly value: StatusValue }
  | { readonly type: 'rowStatus.unknown'; readonly id: number | string };

export type RowStatusTag = 'busy' | 'awaitingSignIn';
