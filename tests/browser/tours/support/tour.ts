import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Scenario } from '../../../machines/support/scenario.ts';
import type { StateName, TransitionName } from './state-name.ts';

/**
 * What the world around a machine has come to, as far as steps depend on it: what a device keeps, what a server has seen.
 * Plain values; two that are written the same are the same.
 */
export type Memory = Readonly<Record<string, unknown>>;

/** Where a walk is. */
export interface At<Snapshot, Known extends Memory = Memory> {
  readonly snapshot: Snapshot;
  readonly known: Known;
}

/** What brings a transition about: a person, the network, the device or the time. */
export interface Step<World, Snapshot, Known extends Memory = Memory> {
  /** In the words of a failure: 'presses Update'. */
  readonly does: string;
  take(world: World, at: At<Snapshot, Known>): Promise<void>;
  /** Where it can be taken; everywhere if not said. */
  when?(at: At<Snapshot, Known>): boolean;
  /** Which events of the scenario it stands for, by their labels; every one if not said. */
  readonly by?: readonly string[];
  /** Events that the same deed sends after it, by their labels. */
  readonly brings?: readonly string[];
  /** What it leaves the world at. */
  leaves?(known: Known, at: At<Snapshot, Known>): Known;
  /** Nothing can follow it in the same window. */
  readonly isLast?: boolean;
  /** What it leads to is over before anybody could look. */
  readonly isFleeting?: boolean;
}

/** What a person sees in a state, and what not. */
export interface Sight<World, Snapshot, Known extends Memory = Memory> {
  readonly sees: string;
  look(world: World, at: At<Snapshot, Known>): Promise<void>;
}

/** A state that is left in the very moment it is entered, or an eventless transition, which goes along with another. */
export const inPassing = 'in passing';

/** What opens a walk: which start of the machine, and what the world is then. */
export interface Start<World, Known extends Memory = Memory> {
  readonly does: string;
  take(world: World): Promise<void>;
  readonly known: Known;
}

type Several<One> = One | readonly One[];

/** The steps of a machine, by transition: one, several for different events or worlds, or none of its own. */
export type Steps<Machine extends AnyStateMachine, World, Known extends Memory = Memory> = {
  readonly [Name in TransitionName<Machine>]: Several<Step<World, SnapshotFrom<Machine>, Known>> | typeof inPassing;
};

export type Sights<Machine extends AnyStateMachine, World, Known extends Memory = Memory> = {
  readonly [Name in StateName<Machine>]: Sight<World, SnapshotFrom<Machine>, Known> | typeof inPassing;
};

/** Transitions that nothing in a browser can bring about, each with the reason. */
export type Beyond<Machine extends AnyStateMachine> = { readonly [Name in TransitionName<Machine>]: string };

/** A machine as it is walked through the built app. */
export interface Tour<Machine extends AnyStateMachine, World, Known extends Memory = Memory> {
  /** What the browser is given to meet: of the scenario of the machine's own proof as much as steps can bring about. */
  readonly scenario: Scenario & { readonly machine: Machine };
  /** By the scenario's input. */
  readonly starts: Readonly<Record<string, Start<World, Known>>>;
  readonly steps: Steps<Machine, World, Known>;
  readonly sights: Sights<Machine, World, Known>;
  readonly beyondTheBrowser: Beyond<Machine>;
  /** How it is seen that the machine has started an effect, by its name: that a call has arrived, for one. */
  readonly started?: Readonly<Record<string, (world: World) => Promise<void>>>;
  /** What changes the world and is not heard by the machine. */
  readonly asides?: readonly Step<World, SnapshotFrom<Machine>, Known>[];
}

/** A tour whose machine is not looked into. */
export interface AnyTour<World>
  extends Pick<Tour<AnyStateMachine, World>, 'scenario' | 'starts' | 'started' | 'asides'> {
  readonly steps: Readonly<Record<string, AnyStep<World> | readonly AnyStep<World>[] | typeof inPassing>>;
  readonly sights: Readonly<Record<string, Sight<World, AnyMachineSnapshot> | typeof inPassing>>;
  readonly beyondTheBrowser: Readonly<Record<string, string>>;
}

export type AnyStep<World> = Step<World, AnyMachineSnapshot>;
