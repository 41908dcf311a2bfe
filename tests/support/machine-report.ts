import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { transitionIdOf } from './chart/chart.ts';
import type { CoverageReport, ReportedTest } from './coverage-report.ts';

const root = resolve(import.meta.dirname, '../..');

/** A step of a machine that a test has made. */
interface Step {
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
}

/** What the steps of a test have exercised. */
export function exercised(
  machine: AnyStateMachine,
  steps: readonly Step[],
): Pick<ReportedTest, 'transitions' | 'states'> {
  return {
    transitions: counted(steps.flatMap(({ taken }) => taken.map((transition) => transitionIdOf(machine, transition)))),
    states: counted(steps.flatMap(({ snapshot }) => snapshot._nodes.map(({ path }) => path.join('.')))),
  };
}

/** Counts equal texts. */
export function counted(texts: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

type Written = Pick<CoverageReport, 'kind' | 'machine' | 'runs' | 'tests'>;

/** Writes what tests have exercised, for the machine explorer. Not in a mutation run, which changes the machines. */
export function writeMachineReport(name: string, report: Written): void {
  if (process.env['MUTATION_AREA'] !== undefined) return;
  const folder = resolve(root, 'reports/machines', report.kind);
  mkdirSync(folder, { recursive: true });
  const content: CoverageReport = { ...report, ...revision(), at: new Date().toISOString() };
  const file = resolve(folder, `${name}.json`);
  // The explorer may read the report meanwhile.
  writeFileSync(`${file}.part`, JSON.stringify(content));
  renameSync(`${file}.part`, file);
}

type Revision = Pick<CoverageReport, 'commit' | 'isChanged'>;
let known: Revision | undefined;

/** The commit of the working copy. */
export function revision(): Revision {
  known ??= { commit: git('rev-parse', '--short', 'HEAD'), isChanged: git('status', '--porcelain') !== '' };
  return known;
}

/** Empty without git, such as in an unpacked archive. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
