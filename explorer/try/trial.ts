import { type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { Effects } from '../../tests/machines/support/effects.ts';
import { eventsIn, type NamedEvent } from '../../tests/machines/support/events.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { type Outcome, start, step } from '../../tests/machines/support/step.ts';
import { transitionIdOf } from '../../tests/support/chart/chart.ts';

/** A running timer of a state. */
export interface Timer {
  /** The type of its event. */
  readonly type: string;
  /** On the manual clock, in milliseconds. */
  readonly dueAt: number;
}

/** The machine after an event, or after its start. */
export interface Moment {
  /** Null at the start. */
  readonly by: NamedEvent | null;
  readonly snapshot: AnyMachineSnapshot;
  /** The ids of the transitions taken. */
  readonly taken: readonly string[];
  readonly effects: Effects;
  /** Milliseconds on the manual clock, which starts at 0. */
  readonly now: number;
  readonly timers: readonly Timer[];
}

/** A manual run of a machine. Nothing runs by itself: the user ends effects and lets time pass. */
export interface Trial {
  readonly scenario: Scenario;
  /** The name of the input. */
  readonly input: string;
  readonly moments: readonly [Moment, ...Moment[]];
}

/** What can happen next, and whether the machine would take a transition. */
export interface Possible extends NamedEvent {
  readonly isIgnored: boolean;
}

export function beginTrial(scenario: Scenario, input: string): Trial {
  const outcome = start(scenario.machine, scenario.inputs[input]);
  return { scenario, input, moments: [momentOf(scenario, outcome, { by: null, now: 0, timers: [] })] };
}

/** The trial up to a moment, and then an event. Later moments are dropped. */
export function sendIn({ scenario, input, moments }: Trial, at: number, by: NamedEvent, now?: number): Trial {
  const [first] = moments;
  const before = moments[at] ?? first;
  const outcome = step(scenario.machine, before.snapshot, by.event);
  const next = momentOf(scenario, outcome, { by, now: now ?? before.now, timers: before.timers });
  return { scenario, input, moments: [first, ...moments.slice(1, at + 1), next] };
}

/** Lets time pass. Timers that end meanwhile send their events in order. */
export function passTime(trial: Trial, at: number, milliseconds: number): Trial {
  const end = (trial.moments[at] ?? trial.moments[0]).now + milliseconds;
  let passed = trial;
  let last = at;
  for (;;) {
    const { timers } = passed.moments[last] ?? passed.moments[0];
    const due = timers.filter(({ dueAt }) => dueAt <= end).toSorted((one, other) => one.dueAt - other.dueAt)[0];
    if (due === undefined) break;
    passed = sendIn(passed, last, { label: labelOf(due), event: { type: due.type } }, due.dueAt);
    last += 1;
  }
  const reached = passed.moments[last] ?? passed.moments[0];
  const waiting: Moment = {
    ...reached,
    by: { label: `${String(milliseconds / 1000)} s pass`, event: { type: '' } },
    taken: [],
    effects: noEffects,
    now: end,
  };
  return last === at ? { ...passed, moments: [...passed.moments.slice(0, at + 1), waiting] as [Moment] } : passed;
}

/** The milliseconds until the next timer ends; null without one. */
export function nextDelay({ timers, now }: Moment): number | null {
  return timers.length === 0 ? null : Math.min(...timers.map(({ dueAt }) => dueAt)) - now;
}

/** Every event that can happen at a moment. */
export function possibleAt({ scenario }: Trial, { snapshot }: Moment): readonly Possible[] {
  return eventsIn(scenario, snapshot).map((named) => ({
    ...named,
    isIgnored: step(scenario.machine, snapshot, named.event).taken.length === 0,
  }));
}

/** The context at a moment, whose type only the machine knows. */
export function contextOf({ snapshot }: Moment): unknown {
  return snapshot.context;
}

/** The paths of all states that a snapshot is in. */
export function activePaths({ _nodes }: AnyMachineSnapshot): readonly string[] {
  return _nodes.map(({ path }) => path.join('.'));
}

/** The label of a timer, as in the tables. */
function labelOf({ type }: Pick<Timer, 'type'>): string {
  return `after ${type.split('.')[2] ?? ''}`;
}

const noEffects: Effects = { starts: [], stops: [], emits: [], does: [], timers: [] };

function momentOf(
  { machine }: Scenario,
  { snapshot, taken, effects }: Outcome,
  { by, now, timers }: Pick<Moment, 'by' | 'now' | 'timers'>,
): Moment {
  return {
    ...{ by, snapshot, effects, now },
    taken: taken.map((transition) => transitionIdOf(machine, transition)),
    timers: timersAfter(snapshot, effects, { now, timers }),
  };
}

function timersAfter(
  snapshot: AnyMachineSnapshot,
  { timers: started }: Effects,
  { now, timers }: Pick<Moment, 'now' | 'timers'>,
): readonly Timer[] {
  if (snapshot.status !== 'active') return [];
  const running = new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)));
  const fresh = started.map(({ event, delay }) => ({ type: event, dueAt: now + Number(delay) }));
  const former = timers.filter(({ type }) => !fresh.some((timer) => timer.type === type));
  return [...former, ...fresh].filter(({ type }) => running.has(type));
}
