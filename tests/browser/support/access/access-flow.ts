import type { Locator, Page } from '@playwright/test';
import type { Walk } from './access-walk.ts';

/** One way to sign in, sign out or recover: the user's steps, and the expected results on good and bad networks. */
export interface AccessFlow {
  readonly name: string;
  /** The path of the flow's call. */
  readonly call: string;
  /** Everything before the press. */
  readonly reach: (walk: Walk) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** A press of the button by default. */
  readonly press?: (walk: Walk) => Promise<void>;
  /** The form still contains the input. */
  readonly expectInput: (walk: Walk) => Promise<void>;
  readonly expectDone: (walk: Walk) => Promise<void>;
  /** Without a connection: the message after a press, or `off` if the button is disabled with a reason. */
  readonly offline: 'off' | { readonly message: string };
  /** The message for a 500; the server's own by default. */
  readonly failed?: string;
  /** The message for a response that cannot be parsed; the general one by default. */
  readonly unreadable?: string;
  /** The complete result of a 500, where it ends the flow. */
  readonly expectFailed?: (walk: Walk) => Promise<void>;
  /** The call is a read: it is repeated after a network error, and when the connection returns. */
  readonly isRead?: true;
  /** Shows that the call is in flight; the button by default. */
  readonly busy?: (page: Page) => Locator;
  /** The server processed the call, and the response was lost. */
  readonly lost: {
    /** No message where the flow ends as if the response had arrived. */
    readonly message?: string;
    /** The user's next steps and the result. */
    readonly next: (walk: Walk) => Promise<void>;
  };
}
