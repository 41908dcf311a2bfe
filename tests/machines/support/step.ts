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

/** What one event does to a machine: the state after it, the transitions taken, and the effects ordered. */
export interface Outcome {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly effects: Effects;
}

/** One event, run purely: no effect is started. */
export function step(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Outcome {
  return watch((scope) => machine.transition(from, event, scope) as AnyMachineSnapshot);
}

/** The machine's start, run purely. */
export function start(machine: AnyStateMachine, input: unknown): Outcome {
  return watch((scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot);
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

/** XState's own pure functions start the machine anew for every step; an actor that does nothing is scope enough. */
const self = createEmptyActor() as AnyActor;
const { system } = self;
const nothing = () => undefined;
let taken: AnyTransitionDefinition[] = [];
system.inspect((inspected) => {
  if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
});

/** Runs one step with an eye on its microsteps: which transitions were taken, eventless ones included. */
function watch(run: (scope: Scope) => AnyMachineSnapshot): Outcome {
  const actions: ExecutableActionObject[] = [];
  taken = [];
  const effects = { defer: nothing, logger: nothing, stopChild: nothing, emit: nothing };
  const actionExecutor = (action: ExecutableActionObject) => void actions.push(action);
  const snapshot = run({ self, system, id: '', sessionId: '', ...effects, actionExecutor });
  return { snapshot, taken, effects: readEffects(actions) };
}
