import type { Coverage, CoverageReport, ReportedTest } from './report.ts';

/** A test that exercises a state or a transition. */
export interface Evidence {
  readonly report: CoverageReport;
  readonly test: ReportedTest;
  readonly count: number;
}

/** The tests that exercise a state (by its path) or a transition (by its id) of a machine. */
export function evidenceFor({ reports }: Pick<Coverage, 'reports'>, machine: string, id: string): readonly Evidence[] {
  return reports
    .filter((report) => report.machine === machine)
    .flatMap((report) =>
      report.tests.flatMap((test) => {
        const count = test.transitions[id] ?? test.states[id] ?? 0;
        return count === 0 ? [] : [{ report, test, count }];
      }),
    );
}
