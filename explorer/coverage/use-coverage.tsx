import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { askServer } from '../app/ask-server.ts';
import { chartOf } from '../chart/chart.ts';
import { machines } from '../chart/machines.ts';
import { exercisedIn, type Filter } from './evidence.ts';
import type { Coverage } from './report.ts';

interface CoverageState {
  /** Null while it is read. */
  readonly coverage: Coverage | null;
  readonly failure: string | null;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly read: () => void;
  /** The share of a machine's transitions that are exercised; null without any report of it. */
  readonly shareOf: (machine: string) => number | null;
  /** The class of a state or transition in the diagram. */
  readonly classOf: (machine: string, id: string) => string;
}

const CoverageContext = createContext<CoverageState | null>(null);

/** Reads the reports of the test commands for all below. */
export function CoverageProvider({ children }: { readonly children: ReactNode }) {
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [filter, setFilter] = useState<Filter>('any');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again.
  useEffect(() => {
    let isLeft = false;
    askServer<Coverage>('coverage').then(
      (read) => !isLeft && setCoverage(read),
      (error: unknown) => !isLeft && setFailure(String(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [round]);

  const value = useMemo((): CoverageState => {
    const exercised = new Map(
      machines.map(({ name }) => [name, exercisedIn({ reports: coverage?.reports ?? [] }, name, filter)]),
    );
    const hasReports = (name: string) => coverage?.reports.some(({ machine }) => machine === name) === true;
    return {
      ...{ coverage, failure, filter, setFilter, read: () => setRound((former) => former + 1) },
      shareOf: (name) => {
        const machine = machines.find((one) => one.name === name)?.machine;
        if (machine === undefined || !hasReports(name)) return null;
        const { transitions } = chartOf(machine);
        return transitions.filter(({ id }) => exercised.get(name)?.has(id)).length / Math.max(1, transitions.length);
      },
      classOf: (name, id) => (hasReports(name) ? (exercised.get(name)?.has(id) ? 'covered' : 'uncovered') : ''),
    };
  }, [coverage, failure, filter]);
  return <CoverageContext value={value}>{children}</CoverageContext>;
}

export function useCoverage(): CoverageState {
  const state = use(CoverageContext);
  if (state === null) throw new Error('There is no coverage above');
  return state;
}
