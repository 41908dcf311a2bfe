import type { SnapshotFrom } from 'xstate';
import type { syncMachine } from '#machines/sync/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { syncScenario } from './scenario.ts';

type SyncSnapshot = SnapshotFrom<typeof syncMachine>;

const before = ({ from }: Edge) => from.snapshot as SyncSnapshot;
const after = ({ snapshot }: Edge) => snapshot as SyncSnapshot;
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);

prove(syncScenario, {
  'makes each call of the plan once, in order': (edge) =>
    starts(edge, 'updatePage').every(({ input }) => input === after(edge).context.plan[after(edge).context.done]) &&
    starts(edge, 'updatePage').length <= 1,
  'makes no more calls than the plan has': (edge) => after(edge).context.done <= after(edge).context.plan.length,
  'counts no more failures than calls': (edge) => after(edge).context.failed <= after(edge).context.done,
  'makes no call once it is cancelled': (edge) =>
    edge.by.event.type !== 'sync.cancel' ||
    (!after(edge).hasTag('updating') && starts(edge, 'updatePage').length === 0),
  'deletes, switches and persists only for the user': (edge) =>
    (starts(edge, 'forget').length === 0 || edge.by.event.type === 'sync.forget') &&
    (starts(edge, 'cachePersonal').length === 0 || edge.by.event.type === 'sync.cachePersonal') &&
    (starts(edge, 'persist').length === 0 || edge.by.event.type === 'sync.persist'),
  'passes the user’s choice unchanged': (edge) =>
    starts(edge, 'cachePersonal').every(
      ({ input }) => (input as { keeps: boolean }).keeps === (edge.by.event as { keeps?: boolean }).keeps,
    ),
  'reads the summary after every end': (edge) =>
    !after(edge).matches('idle') || before(edge).matches('idle') || before(edge).matches('reading'),
});
