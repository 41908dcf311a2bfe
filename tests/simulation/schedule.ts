/** A step that a run has executed, with what it takes to execute it again. */
export interface ScheduledStep {
  readonly kind: 'beginning' | 'step' | 'end';
  /** The place in the run as it was drawn, from 0. */
  readonly number: number;
  /** Begins with the name of the tab for what a user does in one. */
  readonly description: string;
  /** The state of the random generator before the step was chosen. */
  readonly state: number;
  /** The state after it was chosen. */
  readonly chosen: number;
}

/** The executed steps of a run, in order. */
export type Schedule = readonly ScheduledStep[];
