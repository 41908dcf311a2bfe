import { type ChartTransition, causeText } from '../../tests/support/chart/chart.ts';

/** A transition, and what it was before; null if it is new. */
export interface Pair {
  readonly before: ChartTransition | null;
  readonly after: ChartTransition;
  /** Its place among the transitions of the same state and cause that both charts have, from 1. The first that can is taken. */
  readonly order: { readonly before: number; readonly after: number };
}

type Likeness = (transition: ChartTransition) => string;

const guardOf: Likeness = ({ guard }) => guard ?? '';
const targetOf: Likeness = ({ target }) => target ?? '';

/** By what two transitions of the same state and cause are the same: first by all, then by less and less. */
const likenesses: readonly Likeness[] = [
  (one) => JSON.stringify([guardOf(one), targetOf(one), one.actions, one.isReentered]),
  (one) => JSON.stringify([guardOf(one), targetOf(one)]),
  guardOf,
  targetOf,
];

/**
 * Pairs the transitions of two charts. Their numbers do not count: a branch that is inserted before others changes no other.
 */
export function pairsOf(before: readonly ChartTransition[], after: readonly ChartTransition[]): readonly Pair[] {
  const found = new Map<ChartTransition, ChartTransition>();
  const free = new Set(before);
  const pairBy = (likeness: Likeness) => {
    for (const transition of after) {
      if (found.has(transition)) continue;
      const same = [...free].find(
        (one) => placeOf(one) === placeOf(transition) && likeness(one) === likeness(transition),
      );
      if (same === undefined) continue;
      found.set(transition, same);
      free.delete(same);
    }
  };
  for (const likeness of likenesses) pairBy(likeness);
  const paired = new Set(found.values());
  const orderIn = (all: readonly ChartTransition[], transition: ChartTransition) =>
    all.filter((one) => placeOf(one) === placeOf(transition)).indexOf(transition) + 1;
  const [bothBefore, bothAfter] = [before.filter((one) => paired.has(one)), after.filter((one) => found.has(one))];
  return after.map((transition) => {
    const former = found.get(transition) ?? null;
    const order = {
      before: former === null ? 0 : orderIn(bothBefore, former),
      after: orderIn(bothAfter, transition),
    };
    return { before: former, after: transition, order };
  });
}

function placeOf({ source, cause }: ChartTransition): string {
  return `${source} | ${causeText(cause)}`;
}
