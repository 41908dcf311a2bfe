import type { Chart, ChartState, ChartTransition } from '../../tests/support/chart/chart.ts';
import { differencesIn, type Fact, stateFacts, transitionFacts } from './facts.ts';
import { pairsOf } from './pairs.ts';

export type ChangeKind = 'added' | 'removed' | 'changed';

/** A state or a transition that differs between two charts. */
export interface Change {
  readonly kind: ChangeKind;
  readonly part: 'state' | 'transition';
  /** The path or id in the drawn chart. */
  readonly id: string;
  /**
   * The path or id that reports of tests have: of the older chart for what was removed. Null where another transition has
   * the id now.
   */
  readonly testedAs: string | null;
  /** What differs; none for what was added or removed. */
  readonly facts: readonly Fact[];
}

/** Two charts of a machine in one. */
export interface Comparison {
  /** The states and transitions of both. */
  readonly chart: Chart;
  readonly changes: readonly Change[];
}

/** Compares an older chart with a newer one. Null for a machine that does not exist. */
export function compare(older: Chart | null, newer: Chart | null): Comparison {
  const before = older ?? empty;
  const after = newer ?? empty;
  const pairs = pairsOf(before.transitions, after.transitions);
  const removed = before.transitions.filter((transition) => !pairs.some((pair) => pair.before === transition));
  const states = unionOf(before.states, after.states);
  const drawnRemoved = removed.map((transition) => ({ ...transition, id: removedId(transition) }));
  return {
    chart: { states, transitions: [...after.transitions, ...drawnRemoved] },
    changes: [
      ...stateChanges(before.states, after.states),
      ...pairs.flatMap((pair): readonly Change[] => {
        const { id } = pair.after;
        const part = { part: 'transition', id, testedAs: id } as const;
        if (pair.before === null) return [{ ...part, kind: 'added', facts: [] }];
        const facts = differencesIn(
          transitionFacts(pair.before, pair.order.before),
          transitionFacts(pair.after, pair.order.after),
        );
        return facts.length === 0 ? [] : [{ ...part, kind: 'changed', facts }];
      }),
      ...removed.map((transition): Change => {
        const isReused = after.transitions.some(({ id }) => id === transition.id);
        const ids = { id: removedId(transition), testedAs: isReused ? null : transition.id };
        return { kind: 'removed', part: 'transition', ...ids, facts: [] };
      }),
    ],
  };
}

const empty: Chart = { states: [], transitions: [] };

/** Ids have numbers, so that of a removed transition may be that of another one now. */
const removedId = ({ id }: ChartTransition) => `${id} | removed`;

function stateChanges(before: readonly ChartState[], after: readonly ChartState[]): readonly Change[] {
  const older = new Map(before.map((state) => [state.path, state]));
  const newer = new Set(after.map(({ path }) => path));
  const changeOf = (kind: ChangeKind, path: string, facts: readonly Fact[] = []): Change => {
    return { kind, part: 'state', id: path, testedAs: path, facts };
  };
  return [
    ...after.flatMap((state) => {
      const former = older.get(state.path);
      if (former === undefined) return [changeOf('added', state.path)];
      const facts = differencesIn(stateFacts(former), stateFacts(state));
      return facts.length === 0 ? [] : [changeOf('changed', state.path, facts)];
    }),
    ...before.filter(({ path }) => !newer.has(path)).map(({ path }) => changeOf('removed', path)),
  ];
}

/** The states of both, each outer state with the children of both. */
function unionOf(before: readonly ChartState[], after: readonly ChartState[]): readonly ChartState[] {
  const newer = new Set(after.map(({ path }) => path));
  const older = new Map(before.map((state) => [state.path, state]));
  const common = after.map((state): ChartState => {
    const former = older.get(state.path);
    const lost = former?.children.filter((path) => !newer.has(path)) ?? [];
    const kind = lost.length > 0 && state.children.length === 0 ? (former?.kind ?? state.kind) : state.kind;
    return { ...state, kind, children: [...state.children, ...lost] };
  });
  const kinds = new Map(common.map(({ path, kind }) => [path, kind]));
  const removed = before.filter(({ path }) => !newer.has(path));
  // A parallel state has no initial one.
  const drawn = removed.map((state) => {
    const outer = kinds.get(state.parent ?? '') ?? 'compound';
    return { ...state, isInitial: state.isInitial && outer === 'compound' };
  });
  return [...common, ...drawn];
}
