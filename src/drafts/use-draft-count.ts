import { useSyncExternalStore } from 'react';
import { useServices } from '#services/services-context.ts';
import type { DraftCount } from './drafts.ts';

/** How many drafts the person has here, and how many of them wait to be sent. */
export function useDraftCount(): DraftCount {
  const { drafts } = useServices();
  return useSyncExternalStore(drafts.subscribe, drafts.getCount);
}
