import type { SnapshotFrom } from 'xstate';
import type { syncMachine } from '#machines/sync/machine.ts';
import { prove } from '../support/prove.ts';
import { isBy, starts, statesOf } from '../support/read-edge.ts';
import { syncScenario } from './scenario.ts';

const { after } = statesOf<SnapshotFrom<typeof syncMachine>>();

prove(syncScenario, {
  'makes each call of the plan once, in order': (edge) =>
    starts(edge, 'updatePage').every(({ input }) => input === after(edge).context.plan[after(edge).context.done]) &&
    starts(edge, 'updatePage').length <= 1,
  'makes no call once it is cancelled': (edge) =>
    !isBy(edge, 'sync.cancel') || (!after(edge).hasTag('updating') && starts(edge, 'updatePage').length === 0),
  'deletes, switches and persists only for the user': (edge) =>
    (starts(edge, 'forget').length === 0 || isBy(edge, 'sync.forget')) &&
    (starts(edge, 'cachePersonal').length === 0 || isBy(edge, 'sync.cachePersonal')) &&
    (starts(edge, 'persist').length === 0 || isBy(edge, 'sync.persist')),
});
