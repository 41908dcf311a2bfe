import type { StateValue } from 'xstate';

/** The paths of the states that are active, each before those inside of it. The root, which always is, is left out. */
export function activeIn(value: StateValue): readonly string[] {
  return below('', value);
}

function below(path: string, value: StateValue): readonly string[] {
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (typeof value === 'string') return [inside(value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [inside(key), ...below(inside(key), inner)],
  );
}
