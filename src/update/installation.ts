import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { installationMachine } from '#machines/installation/machine.ts';
import type { InstallationInput } from '#machines/installation/types.ts';
import { readNote, writeNote } from '#storage/device-notes.ts';
import { askPersistence, readPersistence } from '#storage/persistence.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

/** The browser's offer to install the app, which may be taken up once. Only Chromium makes it. */
export interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How long a person who turned the offer down is left in peace, in milliseconds: 30 days. */
const peace = 30 * 24 * 3_600_000;

/** Started. `consumeOffer` gives the latest offer and forgets it. */
export function startInstallation(consumeOffer: () => InstallOffer | undefined): InstallationActor {
  return createActor(
    installationMachine.provide({
      actors: {
        askToInstall: fromPromise(async () => (await consumeOffer()?.prompt())?.outcome ?? 'dismissed'),
        askPersistence: fromPromise(askPersistence),
      },
      actions: {
        rememberDeclined: () => writeNote('installDeclined', String(Date.now())),
        rememberNoteRead: () => writeNote('insecureNoteRead', 'yes'),
      },
    }),
    { input: readDevice() },
  ).start();
}

function readDevice(): InstallationInput {
  const declined = Number(readNote('installDeclined') ?? Number.NEGATIVE_INFINITY);
  return {
    isInstalled: window.matchMedia('(display-mode: standalone)').matches || isOnHomeScreen(navigator),
    isSecure: window.isSecureContext,
    isByHand: isAppleTouch(navigator),
    isDeclined: Date.now() - declined < peace,
    isNoteRead: readNote('insecureNoteRead') !== null,
    isPersistenceAsked: readPersistence() !== 'unasked',
  };
}

/** Safari's own sign for it. */
function isOnHomeScreen(device: Navigator): boolean {
  return 'standalone' in device && device.standalone === true;
}

/** iPhone and iPad; an iPad says that it is a Mac, but no Mac has a touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
