import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ListQuery } from '#machines/list/types.ts';
import { toListSearch } from './list-search.ts';

/**
 * Puts the query of the list at an address into it, as a new step for Back or in place of the present one. Whoever is on
 * the way to another screen already, whose code is still being fetched, is not called back by what they have just typed.
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
