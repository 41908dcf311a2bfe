/** What a launch finds on the device. */
export interface InstallationInput {
  /** Opened as an installed app already. */
  readonly isInstalled: boolean;
  /** The page's address is one that browsers install from: https, or this very computer. */
  readonly isSecure: boolean;
  /** The browser offers nothing by itself, but a person can add the app by hand: iPhone and iPad. */
  readonly isByHand: boolean;
  /** The offer was turned down here not long ago. */
  readonly isDeclined: boolean;
  /** The note about an address that is not secure has been read. */
  readonly isNoteRead: boolean;
  /** The browser was asked before to keep what the app stores. */
  readonly isPersistenceAsked: boolean;
}

export type InstallationEvent =
  /** The browser can install the app. */
  | { readonly type: 'installation.offered' }
  | { readonly type: 'installation.install' }
  /** The hint or the note has been read. */
  | { readonly type: 'installation.close' }
  | { readonly type: 'installation.installed' };

/** `item`: the menu has 'Install the app'. `hint`: how it is done by hand. `note`: why it cannot be done here. */
export type InstallationTag = 'item' | 'hint' | 'note';
