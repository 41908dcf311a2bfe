import { setup } from 'xstate';
import { type EffectAction, effect, effectAction } from '../effect.ts';
import type { InstallationEvent, InstallationInput, InstallationTag } from './types.ts';

const types = {} as {
  context: InstallationInput;
  input: InstallationInput;
  events: InstallationEvent;
  tags: InstallationTag;
};

const rememberDeclined: EffectAction<unknown> = effectAction('rememberDeclined');
const rememberNoteRead: EffectAction<unknown> = effectAction('rememberNoteRead');

const installationSetup = setup({
  types,
  actors: {
    /** Shows the browser's own question. */
    askToInstall: effect<'accepted' | 'dismissed'>('askToInstall'),
    /** Asks the browser not to clear what the app keeps, and keeps the answer. */
    askPersistence: effect<boolean>('askPersistence'),
  },
  guards: {
    isToAskPersistence: ({ context }) => context.isInstalled && !context.isPersistenceAsked,
    isInstalled: ({ context }) => context.isInstalled,
    isToExplain: ({ context }) => !context.isSecure && !context.isNoteRead,
    isInsecure: ({ context }) => !context.isSecure,
    isByHand: ({ context }) => context.isByHand,
    isDeclined: ({ context }) => context.isDeclined,
  },
  actions: { rememberDeclined, rememberNoteRead },
});

/**
 * Installing the app: a quiet item in the menu where the browser offers it, a hint where it is done by hand, and once a
 * word of why it cannot be done at this address. A person who turns it down is left in peace.
 */
export const installationMachine = installationSetup.createMachine({
  id: 'installation',
  context: ({ input }) => input,
  initial: 'starting',
  on: { 'installation.installed': '.keeping' },
  states: {
    starting: {
      always: [
        { guard: 'isToAskPersistence', target: 'keeping' },
        { guard: 'isInstalled', target: 'installed' },
        { guard: 'isToExplain', target: 'explained' },
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
          // The browser says by an event of its own when it is done.
          { guard: ({ event }) => event.output === 'accepted', target: 'unavailable' },
          { target: 'declined', actions: 'rememberDeclined' },
        ],
        onError: 'unavailable',
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
    keeping: { invoke: { src: 'askPersistence', onDone: 'installed', onError: 'installed' } },
    installed: { on: { 'installation.installed': {} } },
  },
});
