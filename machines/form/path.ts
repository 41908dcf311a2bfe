/**
 * Parses the path of a value inside a form, as the API writes it: 'name', 'pointTable[0][team_id]' (section 7).
 * 'pointTable[0].team_id' and 'pointTable.0.team_id' are the same path.
 */
export function parsePath(path: string): readonly string[] {
  const known = parsed.get(path) ?? path.split(/[[\].]+/).filter((part) => part !== '');
  parsed.set(path, known);
  return known;
}

/** A cache, because every keystroke parses the same few paths. It is bounded by the number of fields and cells. */
const parsed = new Map<string, readonly string[]>();

export function formatPath(parts: readonly string[]): string {
  const [first = '', ...rest] = parts;
  return first + rest.map((part) => `[${part}]`).join('');
}

/** Whether one path is inside the other, or they are the same. */
export function isRelated(one: string, other: string): boolean {
  const [left, right] = [parsePath(one), parsePath(other)];
  const common = Math.min(left.length, right.length);
  return left.slice(0, common).every((part, index) => part === right[index]);
}

/** The value at `path`; `undefined` if there is none. */
export function valueAt(values: Readonly<Record<string, unknown>>, path: string): unknown {
  return parsePath(path).reduce<unknown>((inside, part) => {
    if (Array.isArray(inside)) return (inside as readonly unknown[])[Number(part)];
    return isRecord(inside) ? inside[part] : undefined;
  }, values);
}

/** A copy with the value at `path` replaced. Objects outside the path are shared with the original. */
export function setAt(values: Readonly<Record<string, unknown>>, path: string, value: unknown) {
  const [first, ...rest] = parsePath(path);
  if (first === undefined) return values;
  return { ...values, [first]: replace(values[first], rest, value) };
}

function replace(current: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(current)) {
    const index = Number(first);
    return current.map((item: unknown, at) => (at === index ? replace(item, rest, value) : item));
  }
  const record = isRecord(current) ? current : {};
  return { ...record, [first]: replace(record[first], rest, value) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
