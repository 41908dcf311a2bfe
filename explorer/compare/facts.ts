import type { ChartState, ChartTransition } from '../../tests/support/chart/chart.ts';

/** A property that differs, with its texts before and after; '' for none. */
export interface Fact {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

type Facts = Readonly<Record<string, string>>;

/** What a state does, besides its transitions. */
export function stateFacts({ kind, isInitial, tags, entry, exit, effects }: ChartState): Facts {
  return {
    kind,
    initial: isInitial ? 'yes' : 'no',
    tags: tags.join(', '),
    'on entry': entry.join(', '),
    'on exit': exit.join(', '),
    effects: effects.join(', '),
  };
}

/**
 * What a transition does. Its source and cause say which one it is.
 *
 * @param order its place among those of the same source and cause, from 1.
 */
export function transitionFacts({ target, guard, actions, isReentered }: ChartTransition, order: number): Facts {
  return {
    target: target === null ? 'stays' : target || 'any state',
    guard: guard ?? '',
    actions: actions.join(', '),
    reenters: isReentered ? 'yes' : 'no',
    order: String(order),
  };
}

export function differencesIn(before: Facts, after: Facts): readonly Fact[] {
  return Object.entries(after)
    .map(([what, text]) => ({ what, before: before[what] ?? '', after: text }))
    .filter((fact) => fact.before !== fact.after);
}
