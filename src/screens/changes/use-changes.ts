import { useEffect, useState } from 'react';
import { recentChanges } from '#records/recent-changes.ts';
import { useServices } from '#services/services-context.ts';

export type RecentChange = Awaited<ReturnType<typeof recentChanges>>[number];

/** The person's changes from this device; undefined while they are read, null where they cannot be. */
export function useChanges(): readonly RecentChange[] | null | undefined {
  const { api } = useServices();
  const [changes, setChanges] = useState<readonly RecentChange[] | null>();
  useEffect(() => {
    let isOver = false;
    recentChanges(api).then(
      (found) => !isOver && setChanges(found),
      () => !isOver && setChanges(null),
    );
    return () => {
      isOver = true;
    };
  }, [api]);
  return changes;
}
