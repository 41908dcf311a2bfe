interface ValueTreeProps {
  readonly name: string;
  readonly value: unknown;
  /** The value before the last event, whose differences are marked. */
  readonly before: unknown;
  readonly isOpen?: boolean;
}

/** A value as a tree, with what has changed marked. */
export function ValueTree({ name, value, before, isOpen = false }: ValueTreeProps) {
  const isChanged = textOf(value) !== textOf(before);
  const className = isChanged ? 'changed' : undefined;
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return (
      <li className={className}>
        <span className="key">{name}</span> <code>{textOf(value)}</code>
        {isChanged && before !== undefined && <del>{textOf(before)}</del>}
      </li>
    );
  }
  const former = (typeof before === 'object' && before !== null ? before : {}) as Readonly<Record<string, unknown>>;
  return (
    <li className={className}>
      <details open={isOpen || isChanged}>
        <summary>
          <span className="key">{name}</span> {Array.isArray(value) ? `[${String(value.length)}]` : '{…}'}
        </summary>
        <ul className="tree">
          {Object.entries(value as Readonly<Record<string, unknown>>).map(([key, inner]) => (
            <ValueTree key={key} name={key} value={inner} before={former[key]} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function textOf(value: unknown): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'function' ? 'function' : inner));
}
