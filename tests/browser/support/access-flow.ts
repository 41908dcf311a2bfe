import type { Locator, Page } from '@playwright/test';
import type { Walk } from './access-walk.ts';

/** One way in, out or back: what a person does, and what they find when the network is good and when it is not. */
export interface AccessFlow {
  readonly name: string;
  /** The path of its call. */
  readonly call: string;
  /** Everything up to the press. */
  readonly reach: (walk: Walk) => Promise<void>;
  readonly button: (page: Page) => Locator;
  /** A press of the button, if not said. */
  readonly press?: (walk: Walk) => Promise<void>;
  /** What was typed is there still. */
  readonly keeps: (walk: Walk) => Promise<void>;
  readonly ends: (walk: Walk) => Promise<void>;
  /** Without a connection: what is said after a press, or that the button is off and says why. */
  readonly offline: 'off' | { readonly says: string };
  /** What is said of a 500, if it is not the server's word. */
  readonly failed?: string;
  /** What is said of a page where the answer was due, if it is not that it was not understood. */
  readonly misread?: string;
  /** The whole of what a 500 leads to, where it ends the flow. */
  readonly endsFailed?: (walk: Walk) => Promise<void>;
  /** Its call reads: it is repeated after a network error, and when the connection returns. */
  readonly isRead?: true;
  /** What shows that the call is under way, if not the button. */
  readonly busy?: (page: Page) => Locator;
  /** The server did it and its answer never came. */
  readonly lost: {
    /** Nothing where the flow ends as if the answer had come. */
    readonly says?: string;
    /** What the person does then, and how it ends. */
    readonly next: (walk: Walk) => Promise<void>;
  };
}
