import { useMemo } from 'react';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';
import { hrefOf } from '../app/place.ts';
import { CreateTest } from '../try/create-test.tsx';
import { linkedTrial } from '../try/linked-trial.ts';
import type { MachinePath } from './machine-path.ts';

/** A path step by step. It can be tried, and become a test. */
export function PathDetails({ known, path }: { readonly known: KnownMachine; readonly path: MachinePath }) {
  const { input, start, steps } = path;
  const { name } = known;
  const events = useMemo(() => steps.map(({ label }) => label), [steps]);
  const { trial } = useMemo(() => linkedTrial(known, { input, events }), [known, input, events]);
  return (
    <>
      <ol className="path" start={0} aria-label="Steps of the path">
        <li>
          start{input !== '' && ` (${input})`} → {start.text}
        </li>
        {steps.map(({ label, text, transitions: [first] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
          <li key={index}>
            {first === undefined ? label : <a href={hrefOf({ name, transition: first })}>{label}</a>} → {text}
          </li>
        ))}
      </ol>
      <div className="line">
        <a href={hrefOf({ name, panel: 'try', input, events })}>Try this path</a>
      </div>
      <CreateTest known={known} trial={trial} at={trial.moments.length - 1} />
    </>
  );
}
