import { eventsIn } from '../../tests/machines/support/events.ts';
import { follow, type Path } from '../../tests/machines/support/follow.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { tableLine } from '../../tests/machines/support/table.ts';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';
import { TestForm } from './test-form.tsx';
import type { Trial } from './trial.ts';

interface CreateTestProps {
  readonly known: KnownMachine;
  readonly trial: Trial;
  /** The last step of the test. */
  readonly at: number;
}

/** The steps so far as a test, and the last one as a row of the machine's table. */
export function CreateTest({ known, trial, at }: CreateTestProps) {
  const { scenario, name, hasInvariants } = known;
  if (scenario === undefined) {
    return <p className="empty">A test needs test data: tests/machines/{name}/scenario.ts.</p>;
  }
  const path = { input: trial.input, events: eventsOf(scenario, trial, at) };
  const { states, edges } = follow(scenario, path);
  const row = edges.at(-1);
  return (
    <details className="create-test">
      <summary>Create test</summary>
      <TestForm machine={name} path={path} states={states} hasInvariants={hasInvariants} />
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
function eventsOf(scenario: Scenario, { moments }: Trial, last: number): Path['events'] {
  return moments.slice(1, last + 1).flatMap(({ by }, index) => {
    if (by === null || by.event.type === '') return [];
    const before = moments[index]?.snapshot;
    const isKnown = before !== undefined && eventsIn(scenario, before).some(({ label }) => label === by.label);
    return [isKnown ? by.label : by.event];
  });
}
