import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FoundPaths } from './paths-to.ts';
import { leaveSearch, type Search, type SearchState, searchOf } from './search.ts';

const none = { subscribe: () => () => undefined, state: (): SearchState => initial };
const initial: SearchState = { kind: 'exploring', states: 0 };

/** The search of a machine, which runs while the component is shown. Null before it starts. */
export function useSearch(machine: string): { readonly search: Search | null; readonly state: SearchState } {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    const started = searchOf(machine);
    setSearch(started);
    return () => leaveSearch(started);
  }, [machine]);
  const { subscribe, state } = search ?? none;
  return { search, state: useSyncExternalStore(subscribe, state) };
}

/** All paths to a state within a number of steps; null while they are searched. */
export function usePaths(search: Search, target: string, within: number): FoundPaths | null {
  const [result, setResult] = useState<{ readonly key: string; readonly found: FoundPaths } | null>(null);
  const key = `${target} ${String(within)}`;
  useEffect(() => {
    let isLeft = false;
    void search.pathsTo(target, within).then((found) => {
      if (!isLeft) setResult({ key: `${target} ${String(within)}`, found });
    });
    return () => {
      isLeft = true;
    };
  }, [search, target, within]);
  return result?.key === key ? result.found : null;
}
