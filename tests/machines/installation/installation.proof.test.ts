import type { SnapshotFrom } from 'xstate';
import type { installationMachine } from '#machines/installation/machine.ts';
import { prove } from '../support/prove.ts';
import { hasDone, hasStarted, isBy, statesOf } from '../support/read-edge.ts';
import { installationScenario } from './scenario.ts';

const { before, after } = statesOf<SnapshotFrom<typeof installationMachine>>();

prove(installationScenario, {
  'asks to install only on a press in the menu': (edge) =>
    !hasStarted(edge, 'askToInstall') || (isBy(edge, 'installation.install') && before(edge).hasTag('item')),
  'has the menu item only where the app can be installed and is not': (edge) =>
    !after(edge).hasTag('item') || (after(edge).context.isSecure && !after(edge).context.isInstalled),
  'has no menu item once it is installed or declined': (edge) =>
    !after(edge).hasTag('item') || (!before(edge).matches('installed') && !before(edge).matches('declined')),
  'stores that the user declined': (edge) =>
    hasDone(edge, 'rememberDeclined') === (edge.by.label === 'askToInstall ends (dismissed)'),
  'explains once why this address cannot install, and stores that it was read': (edge) =>
    (!after(edge).hasTag('note') || !after(edge).context.isSecure) &&
    hasDone(edge, 'rememberNoteRead') === (before(edge).hasTag('note') && isBy(edge, 'installation.close')),
  'shows the hint on request until it is closed': (edge) =>
    after(edge).hasTag('hint') ===
    (before(edge).hasTag('hint')
      ? !['installation.close', 'installation.installed'].includes(edge.by.event.type)
      : before(edge).matches('byHand') && isBy(edge, 'installation.install')),
  'asks for persistent storage right after the installation': (edge) =>
    !isBy(edge, 'installation.installed') || before(edge).matches('installed') || hasStarted(edge, 'askPersistence'),
});
