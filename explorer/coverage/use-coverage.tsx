import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { Coverage } from '../../tests/support/coverage-report.ts';
import { askServer } from '../app/ask-server.ts';
import type { Filter } from './kinds.ts';

interface CoverageState {
  /** Null while it is read. */
  readonly coverage: Coverage | null;
  readonly failure: string | null;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly read: () => void;
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

  const value = useMemo(
    (): CoverageState => ({ coverage, failure, filter, setFilter, read: () => setRound((former) => former + 1) }),
    [coverage, failure, filter],
  );
  return <CoverageContext value={value}>{children}</CoverageContext>;
}

export function useCoverage(): CoverageState {
  const state = use(CoverageContext);
  if (state === null) throw new Error('There is no coverage above');
  return state;
}
