import { useEffect, useMemo } from 'react';
import { searchedWord } from '#domain/names/searched-word.ts';
import type { PreviewRow } from '#domain/points/preview.ts';
import type { Teams } from '../state/teams.ts';

/** Searches for the teams of pasted rows that are not loaded yet, in sequence. */
export function useTeamOptions({ search, picker: { isLong } }: Teams, preview: readonly PreviewRow[]): void {
  const unknown = useMemo(() => {
    const names = isLong ? preview.filter(({ row }) => row['team_id'] === '').map(({ team }) => team) : [];
    return [...new Set(names.map(searchedWord))].join(' ');
  }, [isLong, preview]);

  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      for (const word of unknown.split(' ')) if (!controller.signal.aborted) await search(word);
    })();
    return () => controller.abort();
  }, [search, unknown]);
}
