import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

type Ids<Machine extends AnyStateMachine> = keyof ReturnType<SnapshotFrom<Machine>['getMeta']> & string;

/** Of all ids those that no other begins with. */
type AtomIds<All extends string, One extends All = All> = One extends One
  ? [Extract<All, `${One}.${string}`>] extends [never]
    ? One
    : never
  : never;

type WithoutMachine<Id extends string> = Id extends `${string}.${infer Path}` ? Path : Id;

/** A state that has none within, by its path: `blocked.waiting`. */
export type StateName<Machine extends AnyStateMachine> = WithoutMachine<AtomIds<Ids<Machine>>>;

type Heard<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>['type']
  | `${string} ends`
  | `${string} throws`
  | `after ${string}`
  | 'always';

/** A transition, as `namesOf` names it. Which branches there are is known when the tour runs. */
export type TransitionName<Machine extends AnyStateMachine> =
  `${WithoutMachine<Ids<Machine>>} / ${Heard<Machine>} / ${number}`;
