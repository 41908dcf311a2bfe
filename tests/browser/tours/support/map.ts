import type { AnyMachineSnapshot } from 'xstate';
import { eventsIn } from '../../../machines/support/events.ts';
import { keyOf } from '../../../machines/support/explore.ts';
import { type Outcome, start, step } from '../../../machines/support/step.ts';
import { nameOfState, namesOf } from './names.ts';
import type { AnyStep, AnyTour, At, Memory, Start } from './tour.ts';
import { alsoCovers } from './tour.ts';

/** The position of a walk: the machine's state with its context, and the state of the world. */
export interface Position extends At<AnyMachineSnapshot> {
  readonly key: string;
  /** The machine's current states, one per region. */
  readonly states: readonly string[];
}

/** A step from one position to another. */
export interface Leg<World> {
  readonly from: Position;
  readonly to: Position;
  readonly step: AnyStep<World>;
  /** The transitions that it takes; none if the machine does not receive the step. */
  readonly taken: readonly string[];
  /** The effects that the machine starts then. */
  readonly effects: readonly string[];
}

/** How a walk starts the machine. */
export interface Opening<World> {
  readonly start: Start<World>;
  readonly taken: readonly string[];
  readonly effects: readonly string[];
  readonly to: Position;
}

export interface TourMap<World> {
  readonly openings: readonly Opening<World>[];
  readonly legsFrom: (position: Position) => readonly Leg<World>[];
}

/** The reachable positions: what the machine does with the scenario's events, limited to the tour's steps. */
export function mapOf<World>(tour: AnyTour<World>): TourMap<World> {
  const { scenario, steps, starts, unreachableInBrowser, worldSteps = [] } = tour;
  const { machine } = scenario;
  const { transitions } = namesOf(machine);
  const names = [...transitions.values()];
  const known = new Map<string, readonly Leg<World>[]>();

  function positionOf(snapshot: AnyMachineSnapshot, memory: Memory): Position {
    const states = snapshot._nodes.filter((node) => Object.keys(node.states).length === 0).map(nameOfState);
    return { snapshot, known: memory, states, key: `${keyOf(scenario, snapshot)} ${JSON.stringify(memory)}` };
  }

  function namesIn(taken: ReturnType<typeof step>['taken']): readonly string[] {
    return taken.map((definition) => transitions.get(definition) ?? 'none of the configuration');
  }

  /** The steps that cause an event in a position, among those of some transitions. */
  function stepsFor(position: Position, label: string, taken: readonly string[]): readonly AnyStep<World>[] {
    const own = taken.map((name) => steps[name]).find((one) => one !== undefined && one !== alsoCovers);
    const all = own === undefined || typeof own === 'string' ? [] : [own].flat();
    return all.filter(({ by, when }) => (by?.includes(label) ?? true) && (when?.(position) ?? true));
  }

  /** Whether any step exists for the event. A full evaluation takes a hundred times as long. */
  function canBe(position: Position, label: string): boolean {
    const [eventName = ''] = label.split(' (');
    return names.some((name) => name.includes(` / ${eventName} / `) && stepsFor(position, label, [name]).length > 0);
  }

  /** The result of a further event of the same step. */
  function after({ snapshot }: Outcome, label: string): Outcome {
    const found = eventsIn(scenario, snapshot).find((one) => one.label === label);
    if (found === undefined)
      throw new Error(`"${label}" cannot happen here: the scenario of "${scenario.name}" does not cover it`);
    return step(machine, snapshot, found.event);
  }

  function explore(from: Position): readonly Leg<World>[] {
    const received = eventsIn(scenario, from.snapshot).flatMap(({ label, event }) => {
      if (!canBe(from, label)) return [];
      const first = step(machine, from.snapshot, event);
      return stepsFor(from, label, namesIn(first.taken)).flatMap((one) => {
        const outcomes = [first];
        for (const also of one.alsoSends ?? []) outcomes.push(after(outcomes.at(-1) ?? first, also));
        const taken = outcomes.flatMap((outcome) => namesIn(outcome.taken));
        if (taken.some((name) => name in unreachableInBrowser)) return [];
        const effects = outcomes.flatMap((outcome) => outcome.effects.starts.map(({ src }) => src));
        return [{ one, taken, effects, snapshot: outcomes.at(-1)?.snapshot ?? first.snapshot }];
      });
    });
    const external = worldSteps
      .filter(({ when }) => when?.(from) ?? true)
      .map((one) => ({ one, taken: [], effects: [], snapshot: from.snapshot }));
    return [...received, ...external].map(({ one, taken, effects, snapshot }) => {
      const to = positionOf(snapshot, one.updates?.(from.known, from) ?? from.known);
      return { from, to, step: one, taken, effects };
    });
  }

  return {
    openings: Object.entries(scenario.inputs).flatMap(([input, value]) => {
      const opening = starts[input];
      if (!opening) return [];
      const { snapshot, taken, effects } = start(machine, value);
      const to = positionOf(snapshot, opening.known);
      return { start: opening, taken: namesIn(taken), effects: effects.starts.map(({ src }) => src), to };
    }),
    legsFrom: (position) => {
      const legs = known.get(position.key) ?? explore(position);
      known.set(position.key, legs);
      return legs;
    },
  };
}
