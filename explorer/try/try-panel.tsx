import { useEffect, useMemo, useState } from 'react';
import { showState } from '../../tests/machines/support/show.ts';
import type { PanelProps } from '../app/panel-props.ts';
import { CreateTest } from './create-test.tsx';
import { hrefOfTrial, linkedTrial } from './linked-trial.ts';
import {
  activePaths,
  beginTrial,
  contextOf,
  type Moment,
  nextDelay,
  type Possible,
  passTime,
  possibleAt,
  sendIn,
} from './trial.ts';
import { ValueTree } from './value-tree.tsx';

/** Runs the machine by hand: its events, the ends of its effects, and time. */
export function TryPanel(props: PanelProps) {
  const { input, events } = props.place;
  return <TrialPanel key={JSON.stringify([input, events])} {...props} />;
}

function TrialPanel({ known, place, onEmphasis }: PanelProps) {
  const [linked] = useState(() => linkedTrial(known, place));
  const { scenario } = linked.trial;
  const inputs = Object.keys(scenario.inputs);
  const [trial, setTrial] = useState(linked.trial);
  const [at, setAt] = useState(linked.trial.moments.length - 1);
  const moment = trial.moments[at] ?? trial.moments[0];
  const before = trial.moments[at - 1] ?? moment;
  const possible = useMemo(() => possibleAt(trial, moment), [trial, moment]);

  useEffect(() => {
    onEmphasis([...activePaths(moment.snapshot), ...moment.taken]);
    return () => onEmphasis([]);
  }, [moment, onEmphasis]);

  const become = (next: typeof trial) => {
    setTrial(next);
    setAt(next.moments.length - 1);
  };
  return (
    <>
      {linked.failure !== null && <p role="alert">The link is followed up to here only. {linked.failure}</p>}
      <label className="line">
        Start{' '}
        <select value={trial.input} onChange={(event) => become(beginTrial(scenario, event.target.value))}>
          {inputs.map((input) => (
            <option key={input}>{input}</option>
          ))}
        </select>
      </label>
      <p className="current" role="status">
        <b>{showState(moment.snapshot.value)}</b>
        {moment.snapshot.status !== 'active' && ` (${moment.snapshot.status})`}
      </p>
      <Clock moment={moment} onPass={(milliseconds) => become(passTime(trial, at, milliseconds))} />
      <Events possible={possible} onSend={(event) => become(sendIn(trial, at, event))} />
      <h3>Steps</h3>
      <div className="line">
        <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          ← Back
        </button>
        <button type="button" disabled={at === trial.moments.length - 1} onClick={() => setAt(at + 1)}>
          Forward →
        </button>
        <a href={hrefOfTrial(known.name, trial, at)}>Link to these steps</a>
      </div>
      <ol className="steps">
        {trial.moments.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => setAt(index)}>
              {one.by?.label ?? `start (${trial.input})`} → {showState(one.snapshot.value)}
            </button>
          </li>
        ))}
      </ol>
      <Requested moment={moment} />
      <h3>Context</h3>
      <ul className="tree">
        <ValueTree name="context" value={contextOf(moment)} before={contextOf(before)} isOpen />
      </ul>
      <CreateTest known={known} trial={trial} at={at} />
    </>
  );
}

interface ClockProps {
  readonly moment: Moment;
  readonly onPass: (milliseconds: number) => void;
}

function Clock({ moment, onPass }: ClockProps) {
  const next = nextDelay(moment);
  return (
    <div className="line">
      <span>{(moment.now / 1000).toLocaleString('en')} s</span>
      <button type="button" onClick={() => onPass(1000)}>
        +1 s
      </button>
      <button type="button" disabled={next === null} onClick={() => onPass(next ?? 0)}>
        To the next delay{next !== null && ` (${next.toLocaleString('en')} ms)`}
      </button>
    </div>
  );
}

interface EventsProps {
  readonly possible: readonly Possible[];
  readonly onSend: (event: Possible) => void;
}

/** A button for every event that can happen. Those that the machine ignores are paler. */
function Events({ possible, onSend }: EventsProps) {
  const groups = [...new Set(possible.map(groupOf))];
  return groups.map((group) => (
    <fieldset key={group}>
      <legend>{group}</legend>
      {possible
        .filter((event) => groupOf(event) === group)
        .map((event) => (
          <button
            key={event.label}
            type="button"
            className={event.isIgnored ? 'ignored' : undefined}
            title={event.isIgnored ? 'Ignored in this state' : undefined}
            onClick={() => onSend(event)}
          >
            {event.label}
          </button>
        ))}
    </fieldset>
  ));
}

function groupOf({ event: { type } }: Possible): string {
  if (type.startsWith('xstate.done.')) return 'Effects end';
  return type.startsWith('xstate.after.') ? 'Delays end' : 'Events';
}

/** What the machine asked for with the last event. */
function Requested({ moment: { effects } }: { readonly moment: Moment }) {
  const lines = [
    ...effects.stops.map((id) => `stops ${id.split('.').at(-1) ?? id}`),
    ...effects.starts.map(({ src }) => `starts ${src}`),
    ...effects.timers.map(({ delay }) => `starts a timer of ${String(delay)} ms`),
    ...effects.does.map(({ type }) => `does ${type}`),
    ...effects.emits.map(({ type }) => `emits ${type}`),
  ];
  if (lines.length === 0) return null;
  return (
    <>
      <h3>Requested</h3>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
