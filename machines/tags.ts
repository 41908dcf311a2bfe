/**
 * What a state says about itself. A tag has one meaning in all machines. `src` asks for tags and never for names of states;
 * a test asks every state of every machine (`tests/machines/support/questions.ts`).
 */
type Tag =
  /** An effect is running, and the user waits for it. */
  | 'busy'
  /** The session has expired: what was interrupted continues after `session.resumed`. */
  | 'awaitingSignIn'
  /** There is no connection: it continues when there is one, or when the user says so. */
  | 'awaitingConnection'
  /** Nothing runs and nothing is asked: the user can start. */
  | 'idle'
  /** What the machine is about is not read yet. */
  | 'loading'
  /** It could not be read. */
  | 'loadFailed'
  /** The user edits the values. */
  | 'editing'
  /** The last attempt failed: the user can try again. */
  | 'failed'
  /** A dialog is open. */
  | 'dialog'
  /** The user has not agreed yet that it begins. */
  | 'confirming'
  /** Nothing is left to do, or it was stopped. */
  | 'ended'
  /** The user chooses between their own values and others. */
  | 'comparing'
  /** The server is asked what became of a write without a response. */
  | 'lookingUp'
  /** That could not be found out. */
  | 'unconfirmed'
  /** The user says which record was sent, if any. */
  | 'unsure'
  /** The values are not the user's input, or an effect stores them. */
  | 'noContent'
  /** The values may have been sent. */
  | 'mayBeSent'
  /** The values are stored on the server. */
  | 'saved'
  /** Input waits to be written to this device. */
  | 'due'
  /** Input is being written to this device. */
  | 'writing'
  /** No write waits or runs. */
  | 'settled'
  // A draft.
  /** A draft of an earlier visit is offered. */
  | 'offered'
  // A one-time code.
  /** The user can enter it. */
  | 'entering'
  /** This call is made, or made after a sign-in. */
  | 'send'
  | 'resend'
  | 'verify'
  // The connection.
  /** A probe is running, so what is known may be outdated. */
  | 'probing'
  // The session.
  /** There is a user. */
  | 'session'
  /** The user has tokens. */
  | 'signedIn'
  | 'refreshing'
  /** The server rejected the refresh of the tokens. */
  | 'expired'
  // The installation.
  /** The menu shows 'Install the app'. */
  | 'item'
  /** How to install by hand is shown. */
  | 'hint'
  /** Why this address cannot install is shown. */
  | 'note'
  // A new version of the app.
  | 'ready'
  /** Unsaved input blocks it. */
  | 'blocked'
  /** It is in use in another window. */
  | 'stale'
  // The undo.
  /** The bar is shown. */
  | 'bar'
  // The cached lists.
  /** They are updated, call by call. */
  | 'updating'
  // The import of a spreadsheet: what is shown, see `importStages`.
  | 'choosing'
  | 'reading'
  | 'matching'
  | 'asking'
  | 'converting'
  | 'checking'
  | 'sending'
  | 'elsewhere'
  /** Existing records are searched. */
  | 'finding'
  /** This device cannot store the rows. The user decides whether they are sent anyway. */
  | 'unstorable'
  /** Rows are left, and none is sent. */
  | 'paused'
  /** No row is left to send. */
  | 'finished';

/** The tags of one machine. */
export type Tags<Name extends Tag> = Name;
