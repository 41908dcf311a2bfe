import type { SnapshotFrom } from 'xstate';
import type { installationMachine } from '#machines/installation/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { installationScenario } from './scenario.ts';

type Snapshot = SnapshotFrom<typeof installationMachine>;

const before = ({ from }: Edge) => from.snapshot as Snapshot;
const after = ({ snapshot }: Edge) => snapshot as Snapshot;
const does = ({ effects }: Edge, type: string) => effects.does.some((done) => done.type === type);
const starts = ({ effects }: Edge, src: string) => effects.starts.some((started) => started.src === src);

prove(installationScenario, {
  'asks to install only on a press in the menu': (edge) =>
    !starts(edge, 'askToInstall') || (edge.by.event.type === 'installation.install' && before(edge).hasTag('item')),
  'has the menu item only where the app can be installed and is not': (edge) =>
    !after(edge).hasTag('item') || (after(edge).context.isSecure && !after(edge).context.isInstalled),
  'has no menu item once it is installed or declined': (edge) =>
    !after(edge).hasTag('item') || (!before(edge).matches('installed') && !before(edge).matches('declined')),
  'stores that the user declined': (edge) =>
    does(edge, 'rememberDeclined') === (edge.by.label === 'askToInstall ends (dismissed)'),
  'explains once why this address cannot install, and stores that it was read': (edge) =>
    (!after(edge).hasTag('note') || !after(edge).context.isSecure) &&
    does(edge, 'rememberNoteRead') === (before(edge).hasTag('note') && edge.by.event.type === 'installation.close'),
  'shows the hint on request until it is closed': (edge) =>
    after(edge).hasTag('hint') ===
    (before(edge).hasTag('hint')
      ? !['installation.close', 'installation.installed'].includes(edge.by.event.type)
      : before(edge).matches('byHand') && edge.by.event.type === 'installation.install'),
  'asks for persistent storage right after the installation': (edge) =>
    edge.by.event.type !== 'installation.installed' ||
    before(edge).matches('installed') ||
    starts(edge, 'askPersistence'),
});
