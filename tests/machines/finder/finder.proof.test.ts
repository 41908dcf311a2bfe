import type { SnapshotFrom } from 'xstate';
import type { AreaResult, finderMachine } from '#machines/finder/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { isSame } from '../support/read-edge.ts';
import { finderScenario } from './scenario.ts';

type FinderSnapshot = SnapshotFrom<typeof finderMachine>;

const before = ({ from }: Edge) => (from.snapshot as FinderSnapshot).context;
const after = ({ snapshot }: Edge) => (snapshot as FinderSnapshot).context;
const isIn = ({ snapshot }: Edge, state: string) => (snapshot as FinderSnapshot).matches(state as 'idle');
const typed = ({ by }: Edge) => (by.event.type === 'finder.typed' ? String(by.event['text']).trim() : undefined);
const answersIn = ({ by }: Edge) =>
  by.label.startsWith('ask ends') ? (by.event['output'] as readonly AreaResult[]) : [];

prove(finderScenario, {
  'searches for the last input, without surrounding spaces': (edge) => {
    const text = typed(edge);
    return text === undefined
      ? after(edge).search === before(edge).search
      : after(edge).search === (text.length < 2 ? '' : text);
  },
  'shows no results without a query': (edge) => after(edge).search !== '' || after(edge).found.length === 0,
  'searches each list once, four at a time, in order': (edge) =>
    edge.effects.starts.every(({ src, input }) => {
      const { search, areas, asked } = after(edge);
      return src !== 'ask' || isSame(input, { search, areas: areas.slice(asked, asked + 4) });
    }),
  'has searched every list when it settles': (edge) =>
    !isIn(edge, 'settled') || after(edge).asked >= after(edge).areas.length,
  'does not change the results of other lists': (edge) =>
    answersIn(edge).length === 0 ||
    before(edge)
      .found.filter(({ area }) => answersIn(edge).every((answer) => answer.area !== area))
      .every((one) => after(edge).found.includes(one)),
  'keeps the order of the lists': (edge) => {
    const order = after(edge).found.map(({ area }) => after(edge).areas.indexOf(area));
    return order.every((at, index) => index === 0 || at > (order[index - 1] ?? -1));
  },
  'is busy until it settles': (edge) =>
    (edge.snapshot as FinderSnapshot).hasTag('busy') === !(isIn(edge, 'idle') || isIn(edge, 'settled')),
});
