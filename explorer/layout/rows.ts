import { arrowText, type Chart, type ChartState, type ChartTransition } from '../../tests/support/chart/chart.ts';

/** A line inside a state's box. */
export interface Row {
  readonly text: string;
  readonly kind: 'name' | 'effect' | 'transition';
  /** The transition that it shows. */
  readonly transition?: string;
}

/**
 * Whether a transition has an arrow. Those of the root can be taken anywhere, and those that stay inside their state would
 * be loops: both are lines in a box.
 */
export function hasArrow({ source, target }: ChartTransition): boolean {
  return source !== '' && target !== null && target !== source && !target.startsWith(`${source}.`);
}

/** The lines of a state: its name, the effects that run in it, and the transitions without an arrow. */
export function rowsOf(chart: Chart, state: ChartState): readonly Row[] {
  const own = chart.transitions.filter((transition) => transition.source === state.path && !hasArrow(transition));
  return [
    { text: nameText(state), kind: 'name' },
    ...state.effects.map((effect): Row => ({ text: `⟳ ${effect}`, kind: 'effect' })),
    ...own.map((transition): Row => ({ text: innerText(transition), kind: 'transition', transition: transition.id })),
  ];
}

function nameText({ path, key, kind }: ChartState): string {
  if (path === '') return `${key} (from any state)`;
  return kind === 'parallel' ? `${key} (parallel)` : key;
}

function innerText(transition: ChartTransition): string {
  const { target, source, isReentered } = transition;
  const inner = target?.slice(source === '' ? 0 : source.length + 1);
  const goal = target === source ? 'itself' : inner;
  return `${arrowText(transition)}${goal === undefined ? '' : ` → ${goal}`}${isReentered ? ' ↻' : ''}`;
}
