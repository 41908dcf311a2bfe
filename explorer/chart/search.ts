import { type Chart, causeText } from '../../tests/support/chart/chart.ts';

/** The paths of states and the ids of transitions whose state, event, guard, effect or action contains a text. */
export function matchesIn(chart: Chart, text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const contains = (...texts: readonly (string | null)[]) =>
    texts.some((one) => one?.toLowerCase().includes(wanted) === true);
  return [
    ...chart.states.filter(({ path, effects }) => contains(path, ...effects)).map(({ path }) => path),
    ...chart.transitions
      .filter(({ cause, guard, actions }) => contains(causeText(cause), guard, ...actions))
      .map(({ id }) => id),
  ];
}
