import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Scenario } from '../../../machines/support/scenario.ts';
import type { StateName, TransitionName } from './state-name.ts';

/**
 * The state of the world around a machine, as far as steps depend on it: what a device stores, what a server has
 * received. Plain values, compared by their JSON.
 */
export type Memory = Readonly<Record<string, unknown>>;

/** The position of a walk. */
export interface At<Snapshot, Known extends Memory = Memory> {
  readonly snapshot: Snapshot;
  readonly known: Known;
}

/** An action that causes a transition: by the user, the network, the device or time. */
export interface Step<World, Snapshot, Known extends Memory = Memory> {
  /** For failure messages: 'presses Update'. */
  readonly does: string;
  take(world: World, at: At<Snapshot, Known>): Promise<void>;
  /** Where the step is possible; everywhere by default. */
  when?(at: At<Snapshot, Known>): boolean;
  /** The labels of the scenario's events that it causes; all by default. */
  readonly by?: readonly string[];
  /** The labels of events that the same action sends afterwards. */
  readonly alsoSends?: readonly string[];
  /** The state of the world after the step. */
  updates?(known: Known, at: At<Snapshot, Known>): Known;
  /** No step can follow in the same window. */
  readonly isLast?: boolean;
  /** The resulting state ends before an assertion could run. */
  readonly isTransient?: boolean;
}

/** What the user sees in a state, and what not. */
export interface Assertion<World, Snapshot, Known extends Memory = Memory> {
  readonly sees: string;
  look(world: World, at: At<Snapshot, Known>): Promise<void>;
}

/** For a state that is left as soon as it is entered, or an eventless transition: another transition covers it. */
export const alsoCovers = 'also covers';

/** How a walk starts: the input of the machine and the state of the world. */
export interface Start<World, Known extends Memory = Memory> {
  readonly does: string;
  take(world: World): Promise<void>;
  readonly known: Known;
}

type OneOrMany<One> = One | readonly One[];

/** The steps of a machine, by transition: one, several for different events or worlds, or none of its own. */
export type Steps<Machine extends AnyStateMachine, World, Known extends Memory = Memory> = {
  readonly [Name in TransitionName<Machine>]: OneOrMany<Step<World, SnapshotFrom<Machine>, Known>> | typeof alsoCovers;
};

export type Assertions<Machine extends AnyStateMachine, World, Known extends Memory = Memory> = {
  readonly [Name in StateName<Machine>]: Assertion<World, SnapshotFrom<Machine>, Known> | typeof alsoCovers;
};

/** Transitions that cannot be caused in a browser, each with the reason. */
export type Unreachable<Machine extends AnyStateMachine> = { readonly [Name in TransitionName<Machine>]: string };

/** A machine that is walked through in the built app. */
export interface Tour<Machine extends AnyStateMachine, World, Known extends Memory = Memory> {
  /** The part of the machine's own test scenario that steps can cause in a browser. */
  readonly scenario: Scenario & { readonly machine: Machine };
  /** By the scenario's input. */
  readonly starts: Readonly<Record<string, Start<World, Known>>>;
  readonly steps: Steps<Machine, World, Known>;
  readonly assertions: Assertions<Machine, World, Known>;
  readonly unreachableInBrowser: Unreachable<Machine>;
  /** Checks that the machine has started an effect, by its name; for example, that a call has arrived. */
  readonly started?: Readonly<Record<string, Assertion<World, SnapshotFrom<Machine>, Known>['look']>>;
  /** Steps that change the world without an event for the machine. */
  readonly worldSteps?: readonly Step<World, SnapshotFrom<Machine>, Known>[];
}

/** A tour with its machine's types erased. */
export interface AnyTour<World>
  extends Pick<Tour<AnyStateMachine, World>, 'scenario' | 'starts' | 'started' | 'worldSteps'> {
  readonly steps: Readonly<Record<string, AnyStep<World> | readonly AnyStep<World>[] | typeof alsoCovers>>;
  readonly assertions: Readonly<Record<string, Assertion<World, AnyMachineSnapshot> | typeof alsoCovers>>;
  readonly unreachableInBrowser: Readonly<Record<string, string>>;
}

export type AnyStep<World> = Step<World, AnyMachineSnapshot>;
