import { useMemo } from 'react';
import type { Chart } from '../../tests/support/chart/chart.ts';
import type { Places } from '../app/use-places.ts';
import { coverageClass, kindsOf, type PartCoverage, partCoverageOf } from './part-coverage.ts';
import { useCoverage } from './use-coverage.tsx';

/** The coverage of each state (by path) and transition (by id) of a machine; null while the reports are read. */
export function useMachineCoverage(
  name: string,
  chart: Chart,
  places: Places,
): ReadonlyMap<string, PartCoverage> | null {
  const { coverage } = useCoverage();
  return useMemo(() => {
    if (coverage === null) return null;
    return new Map([
      ...chart.states.map(({ path }) => [path, partCoverageOf(coverage, name, path, places.ofState(path))] as const),
      ...chart.transitions.map(
        (transition) =>
          [transition.id, partCoverageOf(coverage, name, transition.id, places.ofTransition(transition))] as const,
      ),
    ]);
  }, [coverage, name, chart, places]);
}

/** How the diagram of a machine shows its coverage. Without any report of it there is nothing to show. */
export function useCoverageMarks(name: string, parts: ReadonlyMap<string, PartCoverage> | null) {
  const { coverage, filter } = useCoverage();
  return useMemo(() => {
    const hasReport = coverage?.reports.some(({ machine }) => machine === name) === true;
    const partOf = (id: string) => (hasReport ? parts?.get(id) : undefined);
    return {
      classOf: (id: string) => {
        const part = partOf(id);
        return part === undefined ? '' : coverageClass(part, filter);
      },
      kindsOf: (id: string) => {
        const part = partOf(id);
        return part === undefined ? [] : kindsOf(part);
      },
    };
  }, [coverage, filter, name, parts]);
}
