import { chartOf } from '../../tests/support/chart/chart.ts';
import type { KnownMachine } from '../../tests/support/chart/machines.ts';
import type { Coverage } from '../../tests/support/coverage-report.ts';
import { evidenceFor } from './evidence.ts';
import type { Filter } from './kinds.ts';
import { isExercised } from './part-coverage.ts';

/**
 * The share of a machine's transitions that tests exercise, from 0 to 1; null without a report of it. Mutants have lines of the
 * source, which only a machine's own page looks up: for them it is null.
 */
export function shareOf(coverage: Coverage | null, { name, machine }: KnownMachine, filter: Filter): number | null {
  if (coverage?.reports.some((report) => report.machine === name) !== true || filter === 'mutants') return null;
  const { transitions } = chartOf(machine);
  const exercised = transitions.filter(({ id }) =>
    isExercised({ evidence: evidenceFor(coverage, name, id), mutants: [] }, filter),
  ).length;
  return exercised / Math.max(1, transitions.length);
}
