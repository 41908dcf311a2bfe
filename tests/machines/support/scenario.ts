import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Named values: the name is what golden tables and failures say, the value what the machine is given. */
export type Named<T = unknown> = Readonly<Record<string, T>>;

/** Everything a machine may meet: enough inputs, payloads and outcomes to reach every one of its transitions. */
export interface Scenario {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Several starts, each explored. A machine without input has one, `undefined`. */
  readonly inputs: Named;
  /** Payloads by event type; every event that the machine knows must be here. */
  readonly events: Named<Named<object>>;
  /** What each effect may resolve to, by its name. That it may also throw goes without saying. */
  readonly outcomes: Named<Named>;
  /** Effects that go on without being provided. */
  readonly byDefault?: readonly string[];
  /** Values that tables call by a name. */
  readonly names: Named;
  /** What tells two states apart beyond their values, where the machine compares by identity. */
  readonly identity?: (snapshot: AnyMachineSnapshot) => unknown;
}
