import { useSyncExternalStore } from 'react';
import type { DraftCount } from './drafts.ts';
import { useServices } from './services-context.ts';

/** How many drafts the person has here, and how many of them wait to be sent. */
export function useDraftCount(): DraftCount {
  const { drafts } = useServices();
  return useSyncExternalStore(drafts.subscribe, drafts.getCount);
}
