import type { SnapshotFrom } from 'xstate';
import type { updateMachine } from '#machines/update/machine.ts';
import type { Edge } from '../support/explore.ts';
import type { Invariants } from '../support/prove.ts';

type Snapshot = SnapshotFrom<typeof updateMachine>;

const before = ({ from }: Edge) => from.snapshot as Snapshot;
const after = ({ snapshot }: Edge) => snapshot as Snapshot;
const does = ({ effects }: Edge, type: string) => effects.does.some((done) => done.type === type);
const hasTold = ({ by }: Edge, ...outcomes: readonly string[]) =>
  outcomes.some((outcome) => by.label === `findUnsaved ends (${outcome})`);
const inPrompt = (edge: Edge) => before(edge).hasTag('prompt');

/** What an update keeps to in every state of every path. */
export const updateLaws: Invariants = {
  'never reloads a window without having found it clean a moment before': (edge) =>
    !does(edge, 'reload') || (before(edge).matches('arriving') && hasTold(edge, 'nothing', 'elsewhere')),
  'never applies while anything typed is known of, in any window': (edge) =>
    !does(edge, 'apply') || (before(edge).matches('asking') && hasTold(edge, 'nothing')),
  'asks before every attempt': (edge) =>
    edge.by.event.type !== 'update.apply' || !inPrompt(edge) || edge.effects.starts[0]?.src === 'findUnsaved',
  'applies unasked only what was found quietly': (edge) => {
    const isUnasked = before(edge).matches('current') && after(edge).matches('asking');
    return !isUnasked || (edge.by.event['quiet'] === true && after(edge).context.isQuiet);
  },
  'is asked by a person from the prompt on': (edge) =>
    !inPrompt(edge) || before(edge).matches('stale') || !before(edge).context.isQuiet,
  'reloads by a press here, by one elsewhere, or quietly; by nothing else': (edge) => {
    if (edge.by.event.type !== 'update.controllerChanged' || !after(edge).matches('arriving')) return true;
    return before(edge).matches('applying') || before(edge).matches('arriving') || before(edge).context.isAgreed;
  },
  'offers the reload to a window that did not agree': (edge) =>
    edge.by.event.type !== 'update.controllerChanged' ||
    before(edge).context.isAgreed ||
    ['applying', 'arriving', 'reloading'].some((state) => before(edge).value === state) ||
    after(edge).matches('stale'),
  'says what stands in the way': (edge) => !after(edge).matches('blocked') || after(edge).context.obstacle !== null,
  'says so no longer once it is gone': (edge) =>
    !after(edge).matches('ready') ||
    !before(edge).matches({ blocked: 'looking' }) ||
    after(edge).context.obstacle === null,
  'is silent once postponed, until something newer or an hour': (edge) =>
    !before(edge).matches('postponed') ||
    !after(edge).hasTag('prompt') ||
    ['update.found', 'update.controllerChanged'].includes(edge.by.event.type) ||
    edge.by.label.startsWith('after'),
  'looks for a newer version whenever it is due': (edge) =>
    edge.by.event.type !== 'update.due' || before(edge).matches('reloading') || does(edge, 'check'),
  'does nothing more once it reloads': (edge) =>
    !before(edge).matches('reloading') || (after(edge).matches('reloading') && edge.effects.does.length === 0),
};
