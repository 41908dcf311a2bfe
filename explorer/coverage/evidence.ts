import type { Coverage, CoverageReport, EvidenceKind, ReportedTest } from './report.ts';

/** A kind of evidence, or all. */
export type Filter = EvidenceKind | 'any';

/** What exercises a state or a transition. */
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

/** The ids that evidence of this kind exercises, of a machine. */
export function exercisedIn(
  { reports }: Pick<Coverage, 'reports'>,
  machine: string,
  filter: Filter,
): ReadonlySet<string> {
  const own = reports.filter((report) => report.machine === machine && (filter === 'any' || report.kind === filter));
  const tests = own.flatMap((report) => report.tests);
  return new Set(tests.flatMap(({ transitions, states }) => [...Object.keys(transitions), ...Object.keys(states)]));
}
