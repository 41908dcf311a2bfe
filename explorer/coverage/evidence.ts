import type { Coverage, CoverageReport, ReportedTest } from '../../tests/support/coverage-report.ts';

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
        const count = countIn(test, id);
        return count === 0 ? [] : [{ report, test, count }];
      }),
    );
}

function countIn({ transitions, states }: ReportedTest, id: string): number {
  const own = transitions[id] ?? states[id];
  if (own !== undefined) return own;
  // No machine stays in a state that it leaves at once.
  const passed = Object.entries(transitions).filter(([transition]) => transition.startsWith(`${id} | at once | `));
  return passed.reduce((sum, [, count]) => sum + count, 0);
}
