import { useEffect, useState } from 'react';
import { loadRecordedAreas, type RecordedArea } from '#history/recorded-areas.ts';

/** The areas whose changes are in the history; undefined until their code is loaded. */
export function useRecordedAreas(): readonly RecordedArea[] | undefined {
  const [areas, setAreas] = useState<readonly RecordedArea[]>();
  useEffect(() => {
    let isUnmounted = false;
    // Without the declarations, entries show the members as the server names them.
    const none: readonly RecordedArea[] = [];
    void loadRecordedAreas().then(
      (loaded) => !isUnmounted && setAreas(loaded),
      () => !isUnmounted && setAreas(none),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return areas;
}
