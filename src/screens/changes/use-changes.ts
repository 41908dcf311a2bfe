import { useEffect, useState } from 'react';
import { recentChanges } from '#records/recent-changes.ts';
import { useServices } from '#services/services-context.ts';

export type RecentChange = Awaited<ReturnType<typeof recentChanges>>[number];

/** The user's changes from this device; undefined while they load, null if they cannot be read. */
export function useChanges(): readonly RecentChange[] | null | undefined {
  const { api } = useServices();
  const [changes, setChanges] = useState<readonly RecentChange[] | null>();
  useEffect(() => {
    let isUnmounted = false;
    recentChanges(api).then(
      (found) => !isUnmounted && setChanges(found),
      () => !isUnmounted && setChanges(null),
    );
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  return changes;
}
