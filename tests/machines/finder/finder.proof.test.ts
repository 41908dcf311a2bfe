import type { SnapshotFrom } from 'xstate';
import type { AreaResult, Found, finderMachine } from '#machines/finder/machine.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { isSame } from '../support/read-edge.ts';
import { finderScenario } from './scenario.ts';

type FinderSnapshot = SnapshotFrom<typeof finderMachine>;

const before = ({ from }: Edge) => (from.snapshot as FinderSnapshot).context;
const after = ({ snapshot }: Edge) => (snapshot as FinderSnapshot).context;
const isIn = ({ snapshot }: Edge, state: string) => (snapshot as FinderSnapshot).matches(state as 'idle');
const typed = ({ by }: Edge) => (by.event.type === 'finder.typed' ? String(by.event['text']).trim() : undefined);
const foundAt = (found: readonly Found[], area: string) => found.find((one) => one.area === area);
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
  'starts a search only after a delay, and none for the same query': (edge) =>
    typed(edge) === undefined ||
    (edge.effects.starts.length === 0 &&
      (typed(edge) !== before(edge).search || edge.snapshot.value === edge.from.snapshot.value)),
  'searches the cache before the server': (edge) =>
    edge.effects.starts.every(
      ({ src }) => src === 'searchCache' || edge.by.label.startsWith('searchCache') || edge.by.label.startsWith('ask'),
    ),
  'searches the cache for the query in all lists': (edge) =>
    edge.effects.starts.every(
      ({ src, input }) =>
        src !== 'searchCache' || isSame(input, { search: after(edge).search, areas: after(edge).areas }),
    ),
  'searches each list once, four at a time, in order': (edge) =>
    edge.effects.starts.every(({ src, input }) => {
      const { search, areas, asked } = after(edge);
      return src !== 'ask' || isSame(input, { search, areas: areas.slice(asked, asked + 4) });
    }),
  'has searched every list when it settles': (edge) =>
    !isIn(edge, 'settled') || after(edge).asked >= after(edge).areas.length,
  'uses every result of a list, also an empty one': (edge) =>
    answersIn(edge).every(({ area, found }) => {
      if (found === null) return foundAt(after(edge).found, area) === foundAt(before(edge).found, area);
      return foundAt(after(edge).found, area) === (found.rows.length > 0 ? found : undefined);
    }),
  'does not change the results of other lists': (edge) =>
    answersIn(edge).length === 0 ||
    before(edge)
      .found.filter(({ area }) => answersIn(edge).every((answer) => answer.area !== area))
      .every((one) => after(edge).found.includes(one)),
  'records which lists did not respond': (edge) => {
    const { silent } = before(edge);
    const silentNow = answersIn(edge)
      .filter(({ found }) => found === null)
      .map(({ area }) => area);
    if (edge.by.label.startsWith('searchCache')) return after(edge).silent.length === 0;
    return typed(edge) !== undefined || isSame(after(edge).silent, [...silent, ...silentNow]);
  },
  'keeps the order of the lists': (edge) => {
    const order = after(edge).found.map(({ area }) => after(edge).areas.indexOf(area));
    return order.every((at, index) => index === 0 || at > (order[index - 1] ?? -1));
  },
  'is busy until it settles': (edge) =>
    (edge.snapshot as FinderSnapshot).hasTag('busy') === !(isIn(edge, 'idle') || isIn(edge, 'settled')),
});
