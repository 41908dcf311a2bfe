import { useState } from 'react';
import { eventsIn } from '../../tests/machines/support/events.ts';
import { follow } from '../../tests/machines/support/follow.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { tableLine } from '../../tests/machines/support/table.ts';
import { askServer } from '../app/ask-server.ts';
import type { KnownMachine } from '../chart/machines.ts';
import { createdTest, fileNameOf, type RecordedPath } from './created-test.ts';
import type { Trial } from './trial.ts';

interface CreateTestProps {
  readonly known: KnownMachine;
  readonly trial: Trial;
  /** The last step of the test. */
  readonly at: number;
}

/** The steps so far as a test, and the last one as a row of the machine's table. */
export function CreateTest({ known, trial, at }: CreateTestProps) {
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const { scenario } = known;
  if (scenario === undefined) {
    return <p className="empty">A test needs test data: tests/machines/{known.name}/scenario.ts.</p>;
  }
  const events = eventsOf(scenario, trial, at);
  const { states, edges } = follow(scenario, { input: trial.input, events });
  const path: RecordedPath = {
    ...{ machine: known.name, input: trial.input, events, states },
    title: title === '' ? `goes from ${states[0] ?? ''} to ${states.at(-1) ?? ''}` : title,
    hasInvariants: known.hasInvariants,
  };
  const text = createdTest(path);
  const row = edges.at(-1);
  const save = () =>
    askServer<{ readonly file: string }>('save-test', { machine: known.name, name: fileNameOf(path.title), text }).then(
      ({ file }) => setMessage(`Written to ${file}. Run it: npx vitest run ${file}`),
      (error: unknown) => setMessage(error instanceof Error ? error.message : String(error)),
    );
  return (
    <details className="create-test">
      <summary>Create test</summary>
      <label className="line">
        Title <input value={title} placeholder={path.title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <pre>{text}</pre>
      <div className="line">
        <button type="button" onClick={() => void save()}>
          Write to tests/machines/{known.name}
        </button>
        <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
          Copy
        </button>
      </div>
      <p role="status">{message}</p>
      {row !== undefined && (
        <>
          <h3>As a row of the table</h3>
          <pre>{tableLine(scenario, row)}</pre>
        </>
      )}
    </details>
  );
}

/** The events up to a moment: labels of the test data, and events that it does not have. Passing time alone is none. */
function eventsOf(scenario: Scenario, { moments }: Trial, last: number): RecordedPath['events'] {
  return moments.slice(1, last + 1).flatMap(({ by }, index) => {
    if (by === null || by.event.type === '') return [];
    const before = moments[index]?.snapshot;
    const isKnown = before !== undefined && eventsIn(scenario, before).some(({ label }) => label === by.label);
    return [isKnown ? by.label : by.event];
  });
}
