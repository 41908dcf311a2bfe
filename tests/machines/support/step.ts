import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
  initialTransition,
  transition,
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
  const { logic, taken } = watched(machine);
  const [snapshot, actions] = transition(logic, from, event) as Result;
  return { snapshot, taken, effects: readEffects(actions) };
}

/** The machine's start, run purely. */
export function start(machine: AnyStateMachine, input: unknown): Outcome {
  const { logic, taken } = watched(machine);
  const [snapshot, actions] = initialTransition(logic, input) as Result;
  return { snapshot, taken, effects: readEffects(actions) };
}

type Result = [AnyMachineSnapshot, ExecutableActionObject[]];
type Scope = Parameters<AnyStateMachine['transition']>[2];

/** The machine's logic with an eye on its microsteps: which transitions were taken, eventless ones included. */
function watched(machine: AnyStateMachine) {
  const taken: AnyTransitionDefinition[] = [];
  const watch = ({ system }: Scope) => {
    system.inspect((inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
    });
  };
  const logic = Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: Scope) => {
      watch(scope);
      return machine.transition(snapshot, event, scope) as AnyMachineSnapshot;
    },
    getInitialSnapshot: (scope: Scope, input: unknown) => {
      // The scope is first made with an actor of its own, which starts without input: not what is watched.
      if (input !== undefined || machine.config.context === undefined || isStatic(machine)) taken.length = 0;
      watch(scope);
      return machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot;
    },
  });
  return { logic, taken };
}

function isStatic(machine: AnyStateMachine): boolean {
  return typeof machine.config.context !== 'function';
}
