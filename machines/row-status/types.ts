import type { Notice } from '../notice.ts';

/** As the wire has it (section 4): '1' active, '0' inactive. */
export type StatusValue = '1' | '0';

export interface RowStatusInput {
  readonly id: number | string;
  readonly value: StatusValue;
}

export interface RowStatusContext {
  readonly id: number | string;
  /** The server's value: the one shown, also while another is being saved. */
  readonly value: StatusValue;
  /** The value being saved; the same as `value` otherwise. */
  readonly to: StatusValue;
}

/** `valueRead`: a list has been read again. */
export type RowStatusEvent =
  | { readonly type: 'rowStatus.set'; readonly to: StatusValue }
  | { readonly type: 'rowStatus.valueRead'; readonly value: StatusValue }
  | { readonly type: 'session.resumed' };

/** After `saved` the row shows the value; after `unknown` the list must be read again. */
export type RowStatusEmitted =
  | Notice
  | { readonly type: 'rowStatus.saved'; readonly id: number | string; readonly value: StatusValue }
  | { readonly type: 'rowStatus.unknown'; readonly id: number | string };

export type RowStatusTag = 'busy' | 'awaitingSignIn';
