import type { AnyEventObject } from 'xstate';
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
  /** Labels of the scenario's events, such as 'save ends (offline)', or events with payloads of their own. */
  readonly events: readonly (string | AnyEventObject)[];
}

interface Followed {
  /** The state after the start and after each event. */
  readonly states: readonly string[];
  readonly edges: readonly Edge[];
  /** The invariants that an edge of the path violates. */
  readonly broken: (invariants: Invariants) => readonly string[];
}

/**
 * Runs a machine along a path, without its effects.
 *
 * @throws Error for a label that cannot happen at its place.
 */
export function follow(scenario: Scenario, { input, events }: Path): Followed {
  if (!(input in scenario.inputs)) throw new Error(`The scenario of "${scenario.name}" has no input "${input}"`);
  const started = start(scenario.machine, scenario.inputs[input]);
  const edges: Edge[] = [];
  const path: NamedEvent[] = [];
  let snapshot = started.snapshot;
  for (const event of events) {
    const from = { snapshot, input, path: [...path] };
    const by = typeof event === 'string' ? named(event) : { label: event.type, event };
    const outcome = step(scenario.machine, snapshot, by.event);
    edges.push({ from, by, ...outcome });
    path.push(by);
    snapshot = outcome.snapshot;
  }
  return {
    states: [started.snapshot, ...edges.map((edge) => edge.snapshot)].map(({ value }) => showState(value)),
    edges,
    broken: (invariants) =>
      Object.entries(invariants).flatMap(([name, holds]) =>
        edges.filter((edge) => !holds(edge)).map((edge) => `${name}: ${describePath(edge.from, edge.by)}`),
      ),
  };

  function named(label: string): NamedEvent {
    const found = eventsIn(scenario, snapshot).find((one) => one.label === label);
    if (found === undefined) throw new Error(`"${label}" cannot happen in ${showState(snapshot.value)}`);
    return found;
  }
}
