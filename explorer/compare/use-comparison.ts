import { useEffect, useState } from 'react';
import { chartOf } from '../../tests/support/chart/chart.ts';
import { machines } from '../../tests/support/chart/machines.ts';
import { askServer } from '../app/ask-server.ts';
import { type Comparison, compare } from './comparison.ts';
import type { Commit, Revision } from './revision.ts';

interface Compared {
  readonly comparison: Comparison;
  readonly from: Commit;
  /** Null for the working copy. */
  readonly to: Commit | null;
}

type ComparisonState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'compared'; readonly compared: Compared };

/** Compares a machine between two commits; without a second one with the working copy. */
export function useComparison(machine: string, from: string, to: string | null): ComparisonState {
  const [result, setResult] = useState<{ readonly key: string; readonly state: ComparisonState } | null>(null);
  const key = JSON.stringify([machine, from, to]);
  useEffect(() => {
    let isLeft = false;
    const become = (state: ComparisonState) => {
      if (!isLeft) setResult({ key: JSON.stringify([machine, from, to]), state });
    };
    compareRevisions(machine, from, to).then(
      (compared) => become({ kind: 'compared', compared }),
      (error: unknown) => become({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [machine, from, to]);
  return result?.key === key ? result.state : { kind: 'reading' };
}

async function compareRevisions(machine: string, from: string, to: string | null): Promise<Compared> {
  const read = (name: string) => askServer<Revision>('revision', { machine, name });
  const [older, newer] = await Promise.all([read(from), to === null ? null : read(to)]);
  const current = machines.find(({ name }) => name === machine);
  const working = current === undefined ? null : chartOf(current.machine);
  const after = newer === null ? working : newer.chart;
  return { comparison: compare(older.chart, after), from: older.commit, to: newer?.commit ?? null };
}

/** The last commits that changed a machine; empty while they are read, and without git. */
export function useCommits(machine: string): readonly Commit[] {
  const [commits, setCommits] = useState<readonly Commit[]>([]);
  useEffect(() => {
    let isLeft = false;
    askServer<readonly Commit[]>('commits', { machine }).then(
      (read) => !isLeft && setCommits(read),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [machine]);
  return commits;
}
