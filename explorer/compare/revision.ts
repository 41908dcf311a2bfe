import type { Chart } from '../../tests/support/chart/chart.ts';

/** A commit of the project. */
export interface Commit {
  readonly hash: string;
  /** The day of the commit, as an ISO date. */
  readonly date: string;
  /** The first line of its message. */
  readonly subject: string;
}

/** A machine at a commit. */
export interface Revision {
  readonly commit: Commit;
  /** Null when the commit does not have the machine. */
  readonly chart: Chart | null;
}
