import { useSyncExternalStore } from 'react';
import { useServices } from '#session/services/services-context.ts';
import type { DraftCount } from './store/read-drafts.ts';

/** The number of drafts of the current user, and how many of them wait to be sent. */
export function useDraftCount(): DraftCount {
  const { drafts } = useServices();
  return useSyncExternalStore(drafts.subscribe, drafts.getCount);
}
