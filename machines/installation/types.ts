/** The situation at launch. */
export interface InstallationInput {
  /** The app runs as an installed app. */
  readonly isInstalled: boolean;
  /** Browsers can install from this address: https, or localhost. */
  readonly isSecure: boolean;
  /** The browser has no install prompt, but the user can add the app by hand: iPhone and iPad. */
  readonly isByHand: boolean;
  /** The user declined recently on this device. */
  readonly isDeclined: boolean;
  /** The user has read the note about an insecure address. */
  readonly isNoteRead: boolean;
  /** The app has already asked for persistent storage. */
  readonly isPersistenceAsked: boolean;
}

export type InstallationEvent =
  /** The browser can install the app. */
  | { readonly type: 'installation.offered' }
  | { readonly type: 'installation.install' }
  /** Closes the hint or the note. */
  | { readonly type: 'installation.close' }
  | { readonly type: 'installation.installed' };

/** `item`: the menu shows 'Install the app'. `hint`: how to install by hand. `note`: why this address cannot install. */
export type InstallationTag = 'item' | 'hint' | 'note';
