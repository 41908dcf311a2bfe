import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useMemo, useState, useSyncExternalStore } from 'react';

type SearchParameters = Readonly<Record<string, unknown>>;

/** As a new history entry, or in place of the current one. */
export type Step = 'push' | 'replace';

/** The search parameters of the screen at a path. */
interface SearchAddress {
  /** The newest parameters, which may not be rendered yet; undefined once another screen opens. */
  readonly newest: () => SearchParameters | undefined;
  /** Changes the newest parameters. Does nothing once another screen opens: it would cancel that navigation. */
  readonly change: (next: (newest: SearchParameters) => SearchParameters, step: Step) => void;
  /** Calls back at each navigation, before its screen is rendered. Returns a function to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function searchAddress(router: RegisteredRouter, path: string): SearchAddress {
  const newest = () => {
    const { pathname, search } = router.latestLocation;
    return pathname.replace(/\/$/, '') === path ? (search as SearchParameters) : undefined;
  };
  return {
    newest,
    change: (next, step) => {
      // The router does not know which screen is open: its type has the parameters of all of them.
      const search = (former: SearchParameters) => ({ ...next(former) }) as Record<string, string | number | undefined>;
      if (newest()) void router.navigate({ to: '.', search, replace: step === 'replace' });
    },
    subscribe: (listener) => router.history.subscribe(listener),
  };
}

/** The newest search parameters of the screen at a path, and the function that changes them. */
export function useSearchAddress(path: string): readonly [SearchParameters, SearchAddress['change']] {
  const router = useRouter();
  const { newest, change, subscribe } = useMemo(() => searchAddress(router, path), [router, path]);
  const now = useSyncExternalStore(subscribe, newest);
  // While another screen opens, this one shows what it showed.
  const [shown, setShown] = useState(now ?? {});
  if (now && now !== shown) setShown(now);
  return [now ?? shown, change];
}
