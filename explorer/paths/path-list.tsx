import { useState } from 'react';
import type { MachinePath } from './machine-path.ts';
import { type FoundPaths, searchLimits } from './paths-to.ts';
import type { Search } from './search.ts';
import { usePaths } from './use-search.ts';

interface PathListProps {
  readonly search: Search;
  readonly target: string;
  /** The steps of the shortest path. */
  readonly shortest: number;
  /** The path that is shown. */
  readonly shown: MachinePath;
  readonly onChoose: (path: MachinePath) => void;
}

/** The most steps that can be asked for. */
const mostSteps = 40;

/** All paths to a state within a number of steps that the user chooses. */
export function PathList({ search, target, shortest, shown, onChoose }: PathListProps) {
  const [within, setWithin] = useState(shortest + 1);
  const found = usePaths(search, target, within);
  return (
    <>
      <h3>All paths</h3>
      <label className="line">
        With at most{' '}
        <input
          type="number"
          min={0}
          max={mostSteps}
          value={within}
          onChange={({ target: { valueAsNumber } }) => {
            if (valueAsNumber >= 0 && valueAsNumber <= mostSteps) setWithin(Math.trunc(valueAsNumber));
          }}
        />{' '}
        steps
      </label>
      <p role="status" className="empty">
        {found === null ? 'Searching…' : summaryOf(found)}
      </p>
      <ol className="steps" aria-label="All paths">
        {found?.paths.map((path) => (
          <li key={keyOf(path)}>
            <button
              type="button"
              aria-current={keyOf(path) === keyOf(shown) ? 'true' : undefined}
              onClick={() => onChoose(path)}
            >
              {textOf(path)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const keyOf = ({ input, steps }: MachinePath) => JSON.stringify([input, steps.map(({ label }) => label)]);

function textOf({ input, steps }: MachinePath): string {
  const start = input === '' ? 'start' : `start (${input})`;
  return `${String(steps.length)}: ${[start, ...steps.map(({ label }) => label)].join(', ')}`;
}

function summaryOf({ paths, limit }: FoundPaths): string {
  const count = paths.length === 1 ? '1 path' : `${paths.length.toLocaleString('en')} paths`;
  const same = 'Paths that take the same transitions with other payloads are shown once.';
  if (limit === 'paths') return `The ${count} with the fewest steps; there are more. ${same}`;
  if (limit === 'edges') {
    return `${count} so far. The search stopped after ${searchLimits.edges.toLocaleString('en')} steps; there may be more. ${same}`;
  }
  return `${count}, and no more. ${same}`;
}
