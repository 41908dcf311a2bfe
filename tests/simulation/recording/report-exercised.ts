import { writeMachineReport } from '../../support/machine-report.ts';
import type { ExercisedTally } from './exercised.ts';

/** Writes in how many runs each transition was taken, for the machine explorer. `test` is the command or the test. */
export function reportExercised(
  { machines }: ExercisedTally,
  test: { readonly name: string; readonly file: string },
): void {
  for (const [machine, { runs, transitions, states }] of machines) {
    writeMachineReport(machine, { kind: 'simulation', machine, runs, tests: [{ ...test, transitions, states }] });
  }
}
