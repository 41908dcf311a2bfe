import type { InstallationInput } from '#machines/installation/machine.ts';
import { installationMachine } from '#machines/installation/machine.ts';
import { plain, type Scenario } from '../support/scenario.ts';

const inBrowser: InstallationInput = {
  isInstalled: false,
  isSecure: true,
  isByHand: false,
  isDeclined: false,
  isNoteRead: false,
  isPersistenceAsked: false,
};

export const installationScenario: Scenario = {
  name: 'installation',
  machine: installationMachine,
  inputs: {
    browser: inBrowser,
    'declined before': { ...inBrowser, isDeclined: true },
    iPad: { ...inBrowser, isByHand: true },
    'plain http': { ...inBrowser, isSecure: false },
    'plain http, iPad, note read': { ...inBrowser, isSecure: false, isByHand: true, isNoteRead: true },
    'first launch of the app': { ...inBrowser, isInstalled: true },
    'later launch of the app': { ...inBrowser, isInstalled: true, isPersistenceAsked: true },
  },
  events: {
    ...plain('installation.offered', 'installation.install', 'installation.close', 'installation.installed'),
  },
  outcomes: {
    askToInstall: { accepted: 'accepted', dismissed: 'dismissed', failed: 'failed' },
    askPersistence: { granted: true, refused: false },
  },
  names: {},
};
