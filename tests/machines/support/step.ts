import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  type ExecutableActionObject,
} from 'xstate';
import { type Effects, readEffects } from './effects.ts';

/** The outcome of one event: the next state, the transitions taken, and the effects requested. */
export interface Outcome {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly effects: Effects;
}

/** Runs one event without starting effects. */
export function step(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Outcome {
  return record((scope) => machine.transition(from, event, scope) as AnyMachineSnapshot);
}

/** Starts the machine without starting effects. */
export function start(machine: AnyStateMachine, input: unknown): Outcome {
  return record((scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot);
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

/** XState's pure functions restart the machine for every step. An empty actor is a sufficient scope. */
const self = createEmptyActor() as AnyActor;
const { system } = self;
const nothing = () => undefined;
let taken: AnyTransitionDefinition[] = [];
system.inspect((inspected) => {
  if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
});

/** Runs one step and records its transitions, including eventless ones. */
function record(run: (scope: Scope) => AnyMachineSnapshot): Outcome {
  const actions: ExecutableActionObject[] = [];
  taken = [];
  const effects = { defer: nothing, logger: nothing, stopChild: nothing, emit: nothing };
  const actionExecutor = (action: ExecutableActionObject) => void actions.push(action);
  const snapshot = run({ self, system, id: '', sessionId: '', ...effects, actionExecutor });
  return { snapshot, taken, effects: readEffects(actions) };
}
