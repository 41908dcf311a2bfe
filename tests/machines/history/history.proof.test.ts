import type { SnapshotFrom } from 'xstate';
import { type historyMachine, historyView } from '#machines/history/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { historyScenario } from './scenario.ts';

type HistorySnapshot = SnapshotFrom<typeof historyMachine>;

const before = ({ from }: Edge) => from.snapshot as HistorySnapshot;
const after = ({ snapshot }: Edge) => snapshot as HistorySnapshot;
const viewAfter = (edge: Edge) => historyView(after(edge));

prove(historyScenario, {
  'loads the query that the user asked for': (edge) =>
    edge.effects.starts.every(({ input }) => input === after(edge).context.query),
  'shows entries of another query only marked as such': (edge) => {
    const view = viewAfter(edge);
    const { shown, query } = after(edge).context;
    const isOther = JSON.stringify(shown?.query) !== JSON.stringify(query);
    return view.kind !== 'entries' || view.isFormer === isOther;
  },
  'shows entries of another query only during a short load': (edge) => {
    const view = viewAfter(edge);
    return view.kind !== 'entries' || !view.isFormer || after(edge).matches({ loading: 'brief' });
  },
  'shows a skeleton only while it loads or waits for a sign-in': (edge) =>
    viewAfter(edge).kind !== 'skeleton' || after(edge).hasTag('busy') || after(edge).hasTag('awaitingSignIn'),
  'says that it needs a connection exactly when it has nothing to show without one': (edge) =>
    (viewAfter(edge).kind === 'offline') ===
    (after(edge).matches('offline') && after(edge).context.failure?.kind === 'offline'),
  'loads again when the network is back': (edge) =>
    edge.by.event.type !== 'history.reconnected' ||
    !['offline', 'failed', 'shown'].some((state) => before(edge).matches(state as 'shown')) ||
    after(edge).matches('loading'),
  'keeps the entries when they cannot be read again, and says why': (edge) => {
    const former = historyView(before(edge));
    const hasFailed = /^loadPage ends \((rejected|offline|unknown|fault)\)$/.test(edge.by.label);
    if (!hasFailed || former.kind !== 'entries' || former.isFormer) return true;
    const view = viewAfter(edge);
    return view.kind === 'entries' && view.entries === former.entries && view.refreshFailure !== null;
  },
  'asks the address to follow exactly when the page is past the last one': (edge) => {
    const emitted = edge.effects.emits.find(({ type }) => type === 'history.pageOutOfRange');
    const isPast = before(edge).context.query.page === 2 && edge.by.label === 'loadPage ends (some)';
    return isPast ? emitted?.['lastPage'] === 1 && after(edge).context.query.page === 1 : emitted === undefined;
  },
  'shows no failure during a load': (edge) => !after(edge).hasTag('busy') || after(edge).context.failure === null,
});
