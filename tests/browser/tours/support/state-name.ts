import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

type Ids<Machine extends AnyStateMachine> = keyof ReturnType<SnapshotFrom<Machine>['getMeta']> & string;

/** All ids that are not a prefix of another. */
type LeafIds<All extends string, One extends All = All> = One extends One
  ? [Extract<All, `${One}.${string}`>] extends [never]
    ? One
    : never
  : never;

type WithoutMachine<Id extends string> = Id extends `${string}.${infer Path}` ? Path : Id;

/** A leaf state, by its path: `blocked.waiting`. */
export type StateName<Machine extends AnyStateMachine> = WithoutMachine<LeafIds<Ids<Machine>>>;

type EventName<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>['type']
  | `${string} ends`
  | `after ${string}`
  | 'always';

/** A transition, as `namesOf` names it. The branches are known only when the tour runs. */
export type TransitionName<Machine extends AnyStateMachine> =
  `${WithoutMachine<Ids<Machine>>} / ${EventName<Machine>} / ${number}`;
