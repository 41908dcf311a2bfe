import { type ActorRefFrom, createActor } from 'xstate';
import { effectOf } from '#machines/effect.ts';
import type { InstallationInput } from '#machines/installation/machine.ts';
import { installationMachine } from '#machines/installation/machine.ts';
import { readNote, writeNote } from '#storage/device-notes.ts';
import { askPersistence, readPersistence } from '#storage/persistence.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

/** The browser's `beforeinstallprompt` event. It can be used once. Only Chromium has it. */
export interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** After the user declines, the app offers installation again after 30 days. */
const declinedForMs = 30 * 24 * 3_600_000;

/** The installation machine, started. `consumeOffer` returns the latest offer once. */
export function startInstallation(consumeOffer: () => InstallOffer | undefined): InstallationActor {
  return createActor(
    installationMachine.provide({
      actors: {
        askToInstall: effectOf(
          async () => (await consumeOffer()?.prompt())?.outcome ?? 'dismissed',
          () => 'failed',
        ),
        askPersistence: effectOf(askPersistence, () => false),
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
    isDeclined: Date.now() - declined < declinedForMs,
    isNoteRead: readNote('insecureNoteRead') !== null,
    isPersistenceAsked: readPersistence() !== 'unasked',
  };
}

/** Safari's non-standard property. */
function isOnHomeScreen(device: Navigator): boolean {
  return 'standalone' in device && device.standalone === true;
}

/** iPhone or iPad. An iPad reports itself as a Mac, but no Mac has a touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
