import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { eventsIn, type NamedEvent } from './events.ts';
import { describePath, type Edge } from './explore.ts';
import type { Invariants } from './prove.ts';
import type { Scenario } from './scenario.ts';
import { showState } from './show.ts';
import { start, step } from './step.ts';

/** A path through a machine. */
export interface Path {
  /** The name of an input of the scenario. */
  readonly input: string;
  /**
   * Where the path starts, if not where the machine does: a state, and members of the context that replace those of the
   * start. A recording has no functions, so they come from the input.
   */
  readonly from?: { readonly value: StateValue; readonly context: Readonly<Record<string, unknown>> };
  /** Labels of the scenario's events, such as 'save ends (offline)', or events with payloads of their own. */
  readonly events: readonly (string | AnyEventObject)[];
}

interface Followed {
  /** The state after the start and after each event. */
  readonly states: readonly string[];
  readonly edges: readonly Edge[];
  /** The invariants that an edge of the path violates, without those that count on the payloads of the test data. */
  readonly broken: (invariants: Invariants, options?: { readonly except: readonly string[] }) => readonly string[];
}

/**
 * Runs a machine along a path, without its effects.
 *
 * @throws Error for a label that cannot happen at its place.
 */
export function follow(scenario: Scenario, { input, from: place, events }: Path): Followed {
  const first = firstOf(scenario, { input, ...(place !== undefined && { from: place }) });
  const edges: Edge[] = [];
  const path: NamedEvent[] = [];
  let snapshot = first;
  for (const event of events) {
    const from = { snapshot, input, path: [...path] };
    const by = typeof event === 'string' ? named(event) : { label: event.type, event };
    const outcome = step(scenario.machine, snapshot, by.event);
    edges.push({ from, by, ...outcome });
    path.push(by);
    snapshot = outcome.snapshot;
  }
  return {
    states: [first, ...edges.map((edge) => edge.snapshot)].map(({ value }) => showState(value)),
    edges,
    broken: (invariants, { except } = { except: [] }) =>
      Object.entries(invariants)
        .filter(([name]) => !except.includes(name))
        .flatMap(([name, holds]) =>
          edges.filter((edge) => !holds(edge)).map((edge) => `${name}: ${describePath(edge.from, edge.by)}`),
        ),
  };

  function named(label: string): NamedEvent {
    const found = eventsIn(scenario, snapshot).find((one) => one.label === label);
    if (found === undefined) throw new Error(`"${label}" cannot happen in ${showState(snapshot.value)}`);
    return found;
  }
}

/**
 * The state in which a path starts.
 *
 * @throws Error for an input or a state that the machine does not have.
 */
export function firstOf(
  { name, machine, inputs }: Scenario,
  { input, from }: Omit<Path, 'events'>,
): AnyMachineSnapshot {
  if (!(input in inputs)) throw new Error(`The scenario of "${name}" has no input "${input}"`);
  const { snapshot } = start(machine, inputs[input]);
  if (from === undefined) return snapshot;
  const context = { ...(snapshot.context as object), ...from.context };
  return machine.resolveState({ value: from.value, context, historyValue: {} }) as AnyMachineSnapshot;
}
