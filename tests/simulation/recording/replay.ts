/** Where something happens in a simulated run. */
export const lanes = ['tab 1', 'tab 2', 'worker', 'server', 'storage', 'network'] as const;
export type Lane = (typeof lanes)[number];

/** A step of a machine's actor in a page. */
export interface MachineStep {
  /** The folder in machines/. */
  readonly machine: string;
  /** Names the actor among those of its tab: `form 2`. */
  readonly actor: string;
  /** The ids of the transitions taken (`tests/support/chart/chart.ts`); none at its start. */
  readonly transitions: readonly string[];
  /** The paths of the states that it is in afterwards. */
  readonly states: readonly string[];
  readonly isOver: boolean;
}

/** Something that happened in a run. */
export interface ReplayMoment {
  /** Milliseconds since the run began. */
  readonly at: number;
  /** The index of the step during which it happened. */
  readonly step: number;
  readonly lane: Lane;
  readonly text: string;
  /** Set for a step of a machine. */
  readonly machine?: MachineStep;
  /** Set when the page in this tab ends, and its actors with it. */
  readonly endsPage?: true;
}

/** What a user did, or what happened to users. */
export interface ReplayStep {
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly description: string;
}

/** A run of the simulation that violates a guarantee, shrunk, as a file in reports/simulation. */
export interface Replay {
  readonly seed: number;
  /** The planted bug with which it ran; null for the product as it is. */
  readonly bug: string | null;
  readonly commit: string;
  /** Whether files had changes that were not committed. */
  readonly isChanged: boolean;
  /** When it was written, as an ISO date. */
  readonly writtenAt: string;
  /** The number of the guarantee (tests/simulation/README.md). */
  readonly guarantee: number;
  /** How it is violated. */
  readonly message: string;
  /** The number of runs that were played to shrink it. */
  readonly runs: number;
  /** The steps of the run before it was shrunk. */
  readonly original: readonly string[];
  readonly steps: readonly ReplayStep[];
  /** What happened in the shrunk run, in order. */
  readonly moments: readonly ReplayMoment[];
}

/** What the list of replays shows of one. */
export interface ReplaySummary extends Omit<Replay, 'original' | 'steps' | 'moments'> {
  /** The numbers of steps before and after shrinking. */
  readonly before: number;
  readonly after: number;
}
