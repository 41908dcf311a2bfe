import type { SnapshotFrom } from 'xstate';
import type { undoMachine } from '#machines/undo/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { isBy, isTaken, statesOf } from '../support/read-edge.ts';
import { undoScenario } from './scenario.ts';

type UndoSnapshot = SnapshotFrom<typeof undoMachine>;

const { before, after } = statesOf<UndoSnapshot>();
const has = (edge: Edge, label: string) => edge.by.label === label;
const undoes = ({ effects }: Edge) => effects.starts.filter(({ src }) => src === 'undo');
const isWaitingFor = ({ context }: UndoSnapshot, series: string | undefined) =>
  context.waiting.some((offer) => offer.series === series);

prove(undoScenario, {
  'sends only when the user asks for it, or after the awaited sign-in': (edge) =>
    undoes(edge).length === 0 ||
    ['undo.accept', 'undo.force'].includes(edge.by.event.type) ||
    (isBy(edge, 'session.resumed') && before(edge).matches('awaitingSignIn')),
  'undoes the action that the bar names': (edge) =>
    undoes(edge).every(({ input }) => {
      const { offer } = input as { readonly offer: unknown };
      const { context } = before(edge);
      return offer === (before(edge).matches('waiting') ? context.waiting[0] : context.offer);
    }),
  'replaces only later changes that the user has seen': (edge) =>
    undoes(edge).every(({ input }) => {
      const { replaced } = input as { readonly replaced: readonly unknown[] };
      const { context } = before(edge);
      const seen: readonly unknown[] = isBy(edge, 'undo.force') ? context.conflicts : [];
      return replaced.every((conflict) => seen.includes(conflict) || context.replaced.some((one) => one === conflict));
    }),
  'keeps an undo without a connection until it is done or dismissed': (edge) =>
    !has(edge, 'undo ends (offline)') || isWaitingFor(after(edge), before(edge).context.offer?.series),
  'offers an action that was done while another undo was in flight, once that has ended': (edge) => {
    const { next } = before(edge).context;
    const isOffered = next === null || !isTaken(edge) || after(edge).context.next === next || isBy(edge, 'undo.offer');
    return (
      (isOffered || after(edge).context.offer === next) && !(after(edge).matches('idle') && after(edge).context.next)
    );
  },
  'shows the later changes exactly while it asks': (edge) =>
    after(edge).hasTag('dialog') === after(edge).matches('conflicting') &&
    (!after(edge).matches('conflicting') || after(edge).context.conflicts.length > 0),
});
