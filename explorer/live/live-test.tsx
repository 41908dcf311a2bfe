import { useEffect, useMemo, useState } from 'react';
import { follow } from '../../tests/machines/support/follow.ts';
import type { Invariants } from '../../tests/machines/support/prove.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { machines } from '../../tests/support/chart/machines.ts';
import { TestForm } from '../try/test-form.tsx';
import { timeText, typeText } from './event-text.ts';
import { invariantsOf } from './invariants-of.ts';
import { type RecordedRun, recordedRun } from './recorded-path.ts';
import type { LiveActor, LiveEvent } from './recording.ts';

interface LiveTestProps {
  readonly actor: LiveActor;
  /** The events that the actor received. */
  readonly events: readonly LiveEvent[];
  /** The key of the chosen event; '' for none. */
  readonly chosen: string;
}

/** The recorded events of an actor as a test, from its start or from the chosen event. */
export function LiveTest({ actor, events, chosen }: LiveTestProps) {
  const [isFromChosen, setIsFromChosen] = useState(false);
  const known = machines.find(({ machine }) => machine.id === actor.machine);
  const scenario = known?.scenario;
  const at = events.findIndex(({ key }) => key === chosen);
  // React's strict mode starts an actor twice: the recording starts with the last start.
  const start = Math.max(
    0,
    events.findLastIndex(({ event }) => event.type === 'xstate.init'),
  );
  const from = isFromChosen && at >= 0 ? at : start;
  const result = useMemo(
    () => (scenario === undefined ? 'none' : attempt(() => recordedRun(scenario, events.slice(from)))),
    [scenario, events, from],
  );
  if (known === undefined || scenario === undefined) {
    return <p className="empty">A test needs test data: tests/machines/{known?.name ?? actor.machine}/scenario.ts.</p>;
  }
  const first = events[from];
  return (
    <details className="create-test">
      <summary>Create test</summary>
      <label className="check">
        <input
          type="checkbox"
          checked={isFromChosen && at >= 0}
          disabled={at < 0}
          onChange={(event) => setIsFromChosen(event.target.checked)}
        />
        From the chosen event
      </label>
      <p>
        {first === undefined
          ? 'No event is recorded.'
          : `From ${typeText(first)} at ${timeText(first.at)}, ${String(events.length - from)} recorded events.`}
      </p>
      {typeof result === 'string' ? (
        <p role="alert">{result}</p>
      ) : (
        <RunTest name={known.name} scenario={scenario} run={result} />
      )}
    </details>
  );
}

interface RunTestProps {
  readonly name: string;
  readonly scenario: Scenario;
  readonly run: RecordedRun;
}

function RunTest({ name, scenario, run }: RunTestProps) {
  const invariants = useInvariants(name);
  const broken = useMemo(() => brokenIn(scenario, run, invariants ?? {}), [scenario, run, invariants]);
  return (
    <>
      <Differences run={run} />
      {broken.length > 0 && (
        <>
          <p>
            With the recorded payloads the run violates these invariants. If they do not count on the payloads of the
            test data, you have found a bug. The test leaves them out:
          </p>
          <ul className="lines">
            {broken.map((invariant) => (
              <li key={invariant}>{invariant}</li>
            ))}
          </ul>
        </>
      )}
      <TestForm
        machine={name}
        path={run.path}
        states={run.states}
        hasInvariants={invariants !== null}
        except={broken}
      />
    </>
  );
}

/** The names of the invariants that do not hold on a run. An invariant that fails on its payloads does not hold either. */
function brokenIn(scenario: Scenario, { path }: RecordedRun, invariants: Invariants): readonly string[] {
  const { broken } = follow(scenario, path);
  return Object.entries(invariants).flatMap(([name, holds]) => {
    const lines = attempt(() => broken({ [name]: holds }));
    return lines.length > 0 ? [name] : [];
  });
}

function Differences({ run: { differences } }: { readonly run: RecordedRun }) {
  if (differences.length === 0) return <p>With the test data the machine goes through the recorded states.</p>;
  return (
    <>
      <p>With the test data the machine goes through other states than in the app. The test expects these:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Recorded</th>
            <th scope="col">Test data</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, recorded, pure }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a difference is known by its place.
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{recorded}</td>
              <td>{pure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function useInvariants(machine: string): Invariants | null {
  const [invariants, setInvariants] = useState<Invariants | null>(null);
  useEffect(() => {
    let isLeft = false;
    void invariantsOf(machine).then((found) => !isLeft && setInvariants(found));
    return () => {
      isLeft = true;
    };
  }, [machine]);
  return invariants;
}

/** The result, or the message of the error: recorded values may fit no test data. */
function attempt<Out>(run: () => Out): Out | string {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
