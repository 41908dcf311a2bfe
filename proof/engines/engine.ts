/** A browser engine under test. All scenarios use only these, so that each engine runs the same ones. */

/** An element, found by its role and its accessible name as a screen reader announces it. */
export interface Target {
  readonly role: 'button' | 'textbox';
  /** The whole name. */
  readonly name: string;
}

export interface EnginePage {
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Makes it the tab that the user sees. */
  readonly show: () => Promise<void>;
  /** Runs a function in the page. It may use nothing outside of itself. Resolves with its result as JSON. */
  readonly run: <Out, Args extends readonly unknown[]>(
    work: (...args: Args) => Out | Promise<Out>,
    ...args: Args
  ) => Promise<Out>;
  /** Clicks as a user does. Waits until the element is there. */
  readonly click: (target: Target) => Promise<void>;
  /** Replaces the text of a field, key by key. */
  readonly fill: (target: Target, text: string) => Promise<void>;
  /** Presses keys in the focused element, such as `Tab` or `Enter`, or types text. */
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

export interface EngineBrowser {
  readonly version: string;
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
  /** Ends it as a crash does, without a chance to store anything. */
  readonly kill: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Whether it lets an app offer its installation, on the desktop. */
  readonly offersInstallation: boolean;
  /** Opens the browser with a profile, which a later launch finds again. */
  readonly launch: (profile: string) => Promise<EngineBrowser>;
}
