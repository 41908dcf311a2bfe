import type { SnapshotFrom } from 'xstate';
import type { finderMachine } from '#machines/finder/machine.ts';
import type { Found, PlaceAnswer } from '#machines/finder/types.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { finderScenario } from './scenario.ts';

type FinderSnapshot = SnapshotFrom<typeof finderMachine>;

const before = ({ from }: Edge) => (from.snapshot as FinderSnapshot).context;
const after = ({ snapshot }: Edge) => (snapshot as FinderSnapshot).context;
const isIn = ({ snapshot }: Edge, state: string) => (snapshot as FinderSnapshot).matches(state as 'idle');
const typed = ({ by }: Edge) => (by.event.type === 'finder.typed' ? String(by.event['text']).trim() : undefined);
const foundAt = (found: readonly Found[], place: string) => found.find((one) => one.place === place);
const answersIn = ({ by }: Edge) =>
  by.label.startsWith('ask ends') ? (by.event['output'] as readonly PlaceAnswer[]) : [];

prove(finderScenario, {
  'seeks what was typed last, without the spaces around it': (edge) => {
    const text = typed(edge);
    return text === undefined
      ? after(edge).sought === before(edge).sought
      : after(edge).sought === (text.length < 2 ? '' : text);
  },
  'shows nothing of words that are gone': (edge) => after(edge).sought !== '' || after(edge).found.length === 0,
  'starts a search by typing only after a rest, and none for what is sought already': (edge) =>
    typed(edge) === undefined ||
    (edge.effects.starts.length === 0 &&
      (typed(edge) !== before(edge).sought || edge.snapshot.value === edge.from.snapshot.value)),
  'looks in what is kept before it asks': (edge) =>
    edge.effects.starts.every(
      ({ src }) => src === 'searchCache' || edge.by.label.startsWith('searchCache') || edge.by.label.startsWith('ask'),
    ),
  'looks for what is sought, in all places': (edge) =>
    edge.effects.starts.every(
      ({ src, input }) =>
        src !== 'searchCache' ||
        JSON.stringify(input) === JSON.stringify({ sought: after(edge).sought, places: after(edge).places }),
    ),
  'asks each list once, four at a time, in their order': (edge) =>
    edge.effects.starts.every(({ src, input }) => {
      const { sought, places, asked } = after(edge);
      return (
        src !== 'ask' || JSON.stringify(input) === JSON.stringify({ sought, places: places.slice(asked, asked + 4) })
      );
    }),
  'has asked all of them when it settles': (edge) =>
    !isIn(edge, 'settled') || after(edge).asked >= after(edge).places.length,
  'takes what a list answers, one that has nothing any more included': (edge) =>
    answersIn(edge).every(({ place, found }) => {
      if (found === null) return foundAt(after(edge).found, place) === foundAt(before(edge).found, place);
      return foundAt(after(edge).found, place) === (found.rows.length > 0 ? found : undefined);
    }),
  'leaves the other lists as they are': (edge) =>
    answersIn(edge).length === 0 ||
    before(edge)
      .found.filter(({ place }) => answersIn(edge).every((answer) => answer.place !== place))
      .every((one) => after(edge).found.includes(one)),
  'tells which lists were silent': (edge) => {
    const { asked, places, silent } = before(edge);
    const silentNow = answersIn(edge)
      .filter(({ found }) => found === null)
      .map(({ place }) => place);
    if (edge.by.label.startsWith('searchCache')) return after(edge).silent.length === 0;
    if (edge.by.label === 'ask throws') silentNow.push(...places.slice(asked, asked + 4));
    return (
      typed(edge) !== undefined || JSON.stringify(after(edge).silent) === JSON.stringify([...silent, ...silentNow])
    );
  },
  'keeps the lists in their order': (edge) => {
    const order = after(edge).found.map(({ place }) => after(edge).places.indexOf(place));
    return order.every((at, index) => index === 0 || at > (order[index - 1] ?? -1));
  },
  'is busy until it has settled': (edge) =>
    (edge.snapshot as FinderSnapshot).hasTag('busy') === !(isIn(edge, 'idle') || isIn(edge, 'settled')),
});
