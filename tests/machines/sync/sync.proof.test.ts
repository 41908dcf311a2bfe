import type { SnapshotFrom } from 'xstate';
import type { syncMachine } from '#machines/sync/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { copiesScenario } from './scenario.ts';

type CopiesSnapshot = SnapshotFrom<typeof syncMachine>;

const before = ({ from }: Edge) => from.snapshot as CopiesSnapshot;
const after = ({ snapshot }: Edge) => snapshot as CopiesSnapshot;
const starts = ({ effects }: Edge, src: string) => effects.starts.filter((started) => started.src === src);

prove(copiesScenario, {
  'asks for each call of the plan once, in its order': (edge) =>
    starts(edge, 'renew').every(({ input }) => input === after(edge).context.plan[after(edge).context.done]) &&
    starts(edge, 'renew').length <= 1,
  'never asks for more than the plan has': (edge) => after(edge).context.done <= after(edge).context.plan.length,
  'counts no more failures than calls': (edge) => after(edge).context.failed <= after(edge).context.done,
  'asks for nothing more once it is cancelled': (edge) =>
    edge.by.event.type !== 'sync.cancel' || (!after(edge).hasTag('updating') && starts(edge, 'renew').length === 0),
  'forgets, switches and persists by the person’s word only': (edge) =>
    (starts(edge, 'forget').length === 0 || edge.by.event.type === 'sync.forget') &&
    (starts(edge, 'cachePersonal').length === 0 || edge.by.event.type === 'sync.cachePersonal') &&
    (starts(edge, 'persist').length === 0 || edge.by.event.type === 'sync.persist'),
  'passes the choice on as it was made': (edge) =>
    starts(edge, 'cachePersonal').every(
      ({ input }) => (input as { keeps: boolean }).keeps === (edge.by.event as { keeps?: boolean }).keeps,
    ),
  'reads what there is after every end': (edge) =>
    !after(edge).matches('idle') || before(edge).matches('idle') || before(edge).matches('reading'),
});
