/** An import as a user sees it. */
export interface VisibleImport {
  /** Its id in the address. */
  readonly series: string;
  /**
   * - `loading`, `failed`: the import of an earlier visit is being read, or could not be.
   * - `elsewhere`: it is open in another window.
   * - `offline`: the check of the rows waits for a connection.
   * - `stopped`: nothing is being sent, and rows wait.
   */
  readonly stage:
    | 'loading'
    | 'failed'
    | 'choosing'
    | 'matching'
    | 'asking'
    | 'checking'
    | 'busy'
    | 'offline'
    | 'elsewhere'
    | 'sending'
    | 'stopped'
    | 'finished'
    | 'over';
  readonly rows: readonly VisibleRow[];
  readonly questions: readonly { readonly id: string; readonly options: readonly string[] }[];
  /** The buttons that can be pressed. */
  readonly can: readonly ImportButton[];
  /** The message is shown that a row without a response is not on the server. */
  readonly showsNotReceived: boolean;
  /** Nothing of it was ever stored. */
  readonly isNew: boolean;
  /** All of it is stored on this device. */
  readonly isStored: boolean;
  /** The shown reason why the import is not stored; null without one. */
  readonly trouble: string | null;
  /** The user agreed to continue although it cannot be stored. */
  readonly isUnstored: boolean;
}

export type ImportButton = 'start' | 'pause' | 'goOn' | 'back' | 'retryFailed' | 'close';

export interface VisibleRow {
  readonly name: string;
  readonly fullName: string;
  readonly status: string;
  /** The id of the record that was created; null if there is none, or if the user said that it was. */
  readonly id: number | null;
  readonly hasExisting: boolean;
}
