import { setup } from 'xstate';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import { when } from '../routes.ts';
import type { Tags } from '../tags.ts';

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

/** The user's response to the install prompt. `failed`: the browser did not show it. */
type InstallChoice = 'accepted' | 'dismissed' | 'failed';

type InstallationEvent =
  /** The browser can install the app. */
  | { readonly type: 'installation.offered' }
  | { readonly type: 'installation.install' }
  /** Closes the hint or the note. */
  | { readonly type: 'installation.close' }
  | { readonly type: 'installation.installed' };

const types = {} as {
  context: InstallationInput;
  input: InstallationInput;
  events: InstallationEvent;
  tags: Tags<'item' | 'hint' | 'note'>;
};

const rememberDeclined: EffectAction<unknown> = effectAction('rememberDeclined');
const rememberNoteRead: EffectAction<unknown> = effectAction('rememberNoteRead');

const installationSetup = setup({
  types,
  actors: {
    /** Shows the browser's install prompt. */
    askToInstall: effect<InstallChoice>('askToInstall'),
    /** Asks the browser for persistent storage, and stores the result. */
    askPersistence: effect<boolean>('askPersistence'),
  },
  guards: {
    shouldAskPersistence: ({ context }) => context.isInstalled && !context.isPersistenceAsked,
    isInstalled: ({ context }) => context.isInstalled,
    shouldExplain: ({ context }) => !context.isSecure && !context.isNoteRead,
    isInsecure: ({ context }) => !context.isSecure,
    isByHand: ({ context }) => context.isByHand,
    isDeclined: ({ context }) => context.isDeclined,
    isDismissed: (_, choice: InstallChoice) => choice === 'dismissed',
  },
  actions: { rememberDeclined, rememberNoteRead },
});

/**
 * Installs the app: a menu item if the browser supports it, a hint if the user must do it by hand, and a note, shown once,
 * if this address does not allow it. A user who declines is not asked again.
 */
export const installationMachine = installationSetup.createMachine({
  id: 'installation',
  context: ({ input }) => input,
  initial: 'starting',
  on: { 'installation.installed': '.askingPersistence' },
  states: {
    starting: {
      always: [
        { guard: 'shouldAskPersistence', target: 'askingPersistence' },
        { guard: 'isInstalled', target: 'installed' },
        { guard: 'shouldExplain', target: 'explained' },
        { guard: 'isInsecure', target: 'impossible' },
        { guard: 'isByHand', target: 'byHand' },
        { guard: 'isDeclined', target: 'declined' },
        { target: 'unavailable' },
      ],
    },
    unavailable: { on: { 'installation.offered': 'available' } },
    available: { tags: 'item', on: { 'installation.install': 'asking' } },
    asking: {
      invoke: {
        src: 'askToInstall',
        onDone: [
          { guard: when('isDismissed'), target: 'declined', actions: 'rememberDeclined' },
          // A separate event of the browser reports the installation.
          { target: 'unavailable' },
        ],
      },
    },
    declined: {},
    byHand: { tags: 'item', on: { 'installation.install': 'shownHow' } },
    shownHow: { tags: ['item', 'hint'], on: { 'installation.close': 'byHand' } },
    explained: {
      tags: 'note',
      on: { 'installation.close': { target: 'impossible', actions: 'rememberNoteRead' } },
    },
    impossible: {},
    askingPersistence: { invoke: { src: 'askPersistence', onDone: 'installed' } },
    installed: { on: { 'installation.installed': {} } },
  },
});
