import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListQuery } from '#machines/list/types.ts';
import { toListSearch } from './list-search.ts';

/**
 * Writes a list's query into its address, as a new history entry or in place of the current one. Does nothing while a
 * navigation to another screen is pending: it would cancel that navigation.
 */
export function useListAddress(path: string) {
  const router = useRouter();
  return useCallback(
    (next: ListQuery, step: 'push' | 'replace') => {
      if (router.latestLocation.pathname.replace(/\/$/, '') !== `/${path}`) return;
      void router.navigate({ to: '.', search: { ...toListSearch(next) }, replace: step === 'replace' });
    },
    [router, path],
  );
}
