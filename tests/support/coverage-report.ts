export type EvidenceKind = 'table' | 'tour' | 'browser' | 'simulation';

/** A test that takes transitions. */
export interface ReportedTest {
  readonly name: string;
  /** From the root of the project. */
  readonly file: string;
  /** The ids of the transitions that it takes, with how often. */
  readonly transitions: Readonly<Record<string, number>>;
  /** The paths of the states that it enters, with how often. */
  readonly states: Readonly<Record<string, number>>;
}

/** What one command has exercised of one machine, as a file in reports/machines. */
export interface CoverageReport {
  readonly kind: EvidenceKind;
  /** The folder in machines/. */
  readonly machine: string;
  readonly commit: string;
  /** Whether files had changes that were not committed. */
  readonly isChanged: boolean;
  /** When it was written, as an ISO date. */
  readonly at: string;
  /** How often the machine was run from a start. */
  readonly runs: number;
  readonly tests: readonly ReportedTest[];
}

/** A change of a machine's source that a mutation run has tried. */
export interface Mutant {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  /** The source that replaces it, shortened. */
  readonly change: string;
  readonly isKilled: boolean;
  /** When its run was reported, as an ISO date. */
  readonly at: string;
  /** The name of a test that fails with it; null for a survivor, and if the tests did not end. */
  readonly killedBy: string | null;
}

/** All that the test commands have left in reports/. */
export interface Coverage {
  readonly reports: readonly CoverageReport[];
  readonly mutants: readonly Mutant[];
  /** The commit of the working copy. */
  readonly commit: string;
}
