import { type AnyActorLogic, createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Edge, keyOf } from './explore.ts';
import type { Scenario } from './scenario.ts';

/** The result of a live actor, comparable with the exploration. */
export interface Arrival {
  readonly key: string;
  readonly emitted: readonly object[];
  readonly done: readonly string[];
}

/**
 * Walks a live actor along an edge: from its start along the shortest path to the state, then the event. Its effects never
 * end by themselves and its clock does not advance, so it receives exactly the events of the path.
 */
export function walk(scenario: Scenario, { from, by }: Edge): Arrival {
  const emitted: object[] = [];
  const done: string[] = [];
  const actor = createActor(withoutEffects(scenario, done), {
    input: scenario.inputs[from.input],
    clock: new SimulatedClock(),
    logger: () => done.push('log'),
  });
  actor.on('*', (event: object) => emitted.push(event));
  actor.start();
  for (const { event } of from.path) actor.send(event);
  emitted.length = 0;
  done.length = 0;
  actor.send(by.event);
  const arrival = { key: keyOf(scenario, actor.getSnapshot()), emitted: [...emitted], done: [...done] };
  actor.stop();
  return arrival;
}

function withoutEffects({ machine }: Scenario, done: string[]) {
  const { actors, actions } = machine.implementations;
  const never: AnyActorLogic = fromPromise(() => new Promise<never>(() => {}));
  const own = Object.keys(actions).filter((name) => typeof actions[name] === 'function' && !isBuiltIn(actions[name]));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, never])),
    actions: Object.fromEntries(own.map((name) => [name, () => done.push(name)])),
  });
}

/** `assign`, `emit` and `log` are built in. Other actions are placeholders for effects. */
function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action;
}
