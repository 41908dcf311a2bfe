import type { SnapshotFrom } from 'xstate';
import type { updateMachine } from '#machines/update/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';
import { hasDone, isBy, statesOf } from '../support/read-edge.ts';

type Snapshot = SnapshotFrom<typeof updateMachine>;

const { before, after } = statesOf<Snapshot>();
const hasFound = ({ by }: Edge, ...outcomes: readonly string[]) =>
  outcomes.some((outcome) => by.label === `findUnsaved ends (${outcome})`);
const isPrompting = (snapshot: Snapshot) =>
  (['ready', 'blocked', 'stale'] as const).some((tag) => snapshot.hasTag(tag));
const inPrompt = (edge: Edge) => isPrompting(before(edge));

/** Invariants of an update, checked on every transition of every path. */
export const updateInvariants: Invariants = {
  'never reloads a window that was not found clean a moment before': (edge) =>
    !hasDone(edge, 'reload') || (before(edge).matches('arriving') && hasFound(edge, 'nothing', 'elsewhere')),
  'never applies while any window has unsaved input': (edge) =>
    !hasDone(edge, 'apply') || (before(edge).matches('asking') && hasFound(edge, 'nothing')),
  'checks for unsaved input before every attempt': (edge) =>
    !isBy(edge, 'update.apply') || !inPrompt(edge) || edge.effects.starts[0]?.src === 'findUnsaved',
  'applies without a prompt only what was found quietly': (edge) => {
    const isUnasked = before(edge).matches('current') && after(edge).matches('asking');
    return !isUnasked || (edge.by.event['quiet'] === true && after(edge).context.isQuiet);
  },
  'reloads only after a press here or elsewhere, or quietly': (edge) => {
    if (!isBy(edge, 'update.controllerChanged') || !after(edge).matches('arriving')) return true;
    return before(edge).matches('applying') || before(edge).matches('arriving') || before(edge).context.isAgreed;
  },
  'stays silent after Later until there is a newer version or an hour has passed': (edge) =>
    !before(edge).matches('postponed') ||
    !isPrompting(after(edge)) ||
    ['update.found', 'update.controllerChanged'].includes(edge.by.event.type) ||
    edge.by.label.startsWith('after'),
  'does nothing more once it reloads': (edge) =>
    !before(edge).matches('reloading') || (after(edge).matches('reloading') && edge.effects.does.length === 0),
};
