/**
 * What a state says about itself. A tag has one meaning in all machines. Code outside of `machines/` asks for tags, never
 * for names of states; a test asks every state of every machine for them (`tests/machines/support/tags.test.ts`).
 */
type Tag =
  /** An effect is running, and the user waits for it. */
  | 'busy'
  /** The session has expired: what was interrupted continues after `session.resumed`. */
  | 'awaitingSignIn'
  /** What the machine works on is not read yet. */
  | 'loading'
  /** It could not be read. */
  | 'loadFailed'
  /** Nothing runs and nothing is asked: the user can start. */
  | 'idle'
  /** There are other values than the user's to choose from. */
  | 'comparing'
  /** The server is asked what became of a write without a response. */
  | 'lookingUp'
  /** That could not be found out. */
  | 'unconfirmed'
  /** The user has to say which record was sent, if any. */
  | 'unsure'
  /** The values are not the user's input, or an effect stores them. */
  | 'noContent'
  /** The values may have been sent. */
  | 'mayBeSent'
  /** The values are stored on the server. */
  | 'saved'
  /** A draft of an earlier visit is offered. */
  | 'offered'
  /** Input waits to be written. */
  | 'due'
  /** No write waits or runs. */
  | 'settled';

/** The tags of one machine. */
export type Tags<Name extends Tag> = Name;
