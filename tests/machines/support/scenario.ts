import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Values by name. Golden tables and failures show the name; the machine receives the value. */
export type Named<T = unknown> = Readonly<Record<string, T>>;

/** The test data of a machine: enough inputs, payloads and outcomes to reach every transition. */
export interface Scenario {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The inputs, each explored separately. A machine without input has one, `undefined`. */
  readonly inputs: Named;
  /** Payloads by event type, for every event of the machine. */
  readonly events: Named<Named<object>>;
  /** The outcomes of each effect by name. */
  readonly outcomes: Named<Named>;
  /** Effects that have a default implementation. */
  readonly byDefault?: readonly string[];
  /** Values that the tables show by name. */
  readonly names: Named;
  /** Distinguishes states with equal values, if the machine compares by identity. */
  readonly identity?: (snapshot: AnyMachineSnapshot) => unknown;
  /** What the machine decides by in this state. Default: the whole context. Needed if the context has counters. */
  readonly decidesBy?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** Events without a payload. */
export const plain = (...types: readonly string[]): Named<Named<object>> =>
  Object.fromEntries(types.map((type) => [type, { '': {} }]));
