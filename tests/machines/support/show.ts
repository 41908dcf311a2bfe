import type { Named } from './scenario.ts';

/** Formats values on one line. A value that the scenario names is shown by its name. */
export function makeShow(names: Named): (value: unknown) => string {
  const known = new Map(Object.entries(names).map(([name, value]) => [JSON.stringify(value), name]));
  return function show(value: unknown): string {
    if (value === undefined) return 'undefined';
    if (value instanceof Error) return value.message;
    if (typeof value === 'function') return 'function';
    const name = known.get(JSON.stringify(value));
    if (name !== undefined) return name;
    if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}: ${show(inner)}`)
      .join(', ')}}`;
  };
}

/** Formats the value of a state on one line: 'signedIn(access.ready + persisting.settled)'. */
export function showState(value: unknown): string {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value as object);
  const [only] = entries;
  if (entries.length === 1 && only) {
    const inner = showState(only[1]);
    return inner.includes(' ') ? `${only[0]}(${inner})` : `${only[0]}.${inner}`;
  }
  return entries.map(([region, inner]) => `${region}.${showState(inner)}`).join(' + ');
}
