import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventsIn } from '../../tests/machines/support/events.ts';
import { firstOf, follow, type Path } from '../../tests/machines/support/follow.ts';
import type { Scenario } from '../../tests/machines/support/scenario.ts';
import { showState } from '../../tests/machines/support/show.ts';
import { start, step } from '../../tests/machines/support/step.ts';
import type { RecordedState } from './messages.ts';
import { LEFT_OUT } from './observe/redact.ts';
import type { LiveEvent } from './recording.ts';

/** Where the machine of the test data does something else than the app did. */
export interface Difference {
  /** The label of the event, or `start`. */
  readonly label: string;
  readonly recorded: string;
  readonly pure: string;
}

/** A recording as a path of the machine with its test data, without effects. */
export interface RecordedRun {
  readonly path: Path;
  /** The states of the run along the path. */
  readonly states: readonly string[];
  readonly differences: readonly Difference[];
}

/** How many of several fitting payloads of the test data are tried for what was left out, such as a password. */
const mostChoices = 4;

/**
 * A run along the recorded events of one actor, from the state before the first of them. Of the payloads that fit it takes
 * those with which the run differs least from the recording.
 */
export function recordedRun(scenario: Scenario, recorded: readonly LiveEvent[]): RecordedRun {
  const choices = Array.from({ length: mostChoices }, (_, choice) => runWith(scenario, recorded, choice));
  const [best] = choices.toSorted((one, other) => one.differences.length - other.differences.length);
  if (best === undefined) throw new Error('There is no choice');
  return best;
}

function runWith(scenario: Scenario, recorded: readonly LiveEvent[], choice: number): RecordedRun {
  const [first, ...others] = recorded;
  const isStart = first?.event.type === 'xstate.init';
  const origin = isStart ? first.after : first?.before;
  const place = origin === undefined ? { input: Object.keys(scenario.inputs)[0] ?? '' } : placeOf(scenario, origin);
  const events = (isStart ? others : recorded).filter(({ event }) => !isOfLibrary(event));
  let snapshot = firstOf(scenario, place);
  const steps = events.map(({ event }) => {
    const named = namedIn(scenario, snapshot, { event, choice });
    snapshot = step(scenario.machine, snapshot, named.event).snapshot;
    return named;
  });
  const path: Path = { ...place, events: steps.map(({ label, event }) => label ?? event) };
  const { states } = follow(scenario, path);
  const expected = [origin, ...events.map(({ after }) => after)].map((state) => showState(state?.value ?? {}));
  const labels = ['start', ...steps.map(({ label, event }) => label ?? event.type)];
  const differences = labels.flatMap((label, at): readonly Difference[] => {
    const [was, pure] = [expected[at] ?? '', states[at] ?? ''];
    return was === pure ? [] : [{ label, recorded: was, pure }];
  });
  return { path, states, differences };
}

/** The start and the stop of an actor are no events of its machine. */
function isOfLibrary({ type }: AnyEventObject): boolean {
  return type === 'xstate.init' || type === 'xstate.stop';
}

/** The input whose start is most similar, and what must be laid over it. */
function placeOf({ machine, inputs }: Scenario, { value, context }: RecordedState): Omit<Path, 'events'> {
  const places = Object.entries(inputs).map(([input, given]) => {
    const { snapshot } = start(machine, given);
    const own = snapshot.context as RecordedState['context'];
    // Members that were left out, and functions, which were never recorded, stay as they are.
    const other = Object.entries(context).filter(([name, inner]) => inner !== LEFT_OUT && !isSame(inner, own[name]));
    const filled = other.map(([name, inner]) => [name, filledFrom(inner, own[name])] as const);
    return { input, differing: Object.fromEntries(filled), isSameState: isSame(snapshot.value, value) };
  });
  const cost = ({ differing, isSameState }: (typeof places)[number]) =>
    Object.keys(differing).length + (isSameState ? 0 : 100);
  const [best] = places.toSorted((one, other) => cost(one) - cost(other));
  if (best === undefined) throw new Error('The scenario has no input');
  const { input, differing } = best;
  return cost(best) === 0 ? { input } : { input, from: { value, context: differing } };
}

interface Wanted {
  readonly event: AnyEventObject;
  readonly choice: number;
}

/** An event of the test data with its label, or the event with what was left out taken from the test data. */
function namedIn(
  scenario: Scenario,
  snapshot: AnyMachineSnapshot,
  { event, choice }: Wanted,
): { readonly event: AnyEventObject; readonly label?: string } {
  const similar = eventsIn(scenario, snapshot)
    .filter((one) => one.event.type === event.type)
    .toSorted((one, other) => likeness(event, other.event) - likeness(event, one.event));
  const same = similar.filter((one) => isSame(withoutText(filledFrom(event, one.event)), withoutText(one.event)));
  const [first] = similar;
  return (
    same[Math.min(choice, same.length - 1)] ??
    (first === undefined ? { event } : { event: filledFrom(event, first.event) as AnyEventObject })
  );
}

/** An event without the message of a failure, which differs with every browser and server and decides nothing. */
function withoutText(event: unknown): unknown {
  if (typeof event !== 'object' || event === null || !('output' in event)) return event;
  const { output } = event;
  if (typeof output !== 'object' || output === null || !('kind' in output) || output.kind === 'ok') return event;
  return { ...event, output: { ...output, message: '' } };
}

/** A value with the members that were left out taken from an example, as far as it has them. */
function filledFrom(value: unknown, example: unknown): unknown {
  if (value === LEFT_OUT) return example === undefined || typeof example === 'function' ? value : example;
  if (typeof value !== 'object' || value === null) return value;
  const from = (typeof example === 'object' && example !== null ? example : {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(value)) return value.map((inner, at) => filledFrom(inner, from[String(at)]));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filledFrom(inner, from[name])]));
}

/** How many texts, numbers and the like two values have in the same places. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other ? 1 : 0;
  }
  const from = other as Readonly<Record<string, unknown>>;
  return Object.entries(one).reduce((count, [name, inner]) => count + likeness(inner, from[name]), 0);
}

/** Equal as JSON, in which functions and members without a value do not exist. The order of members is ignored. */
function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}
