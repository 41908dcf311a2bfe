import { createContext, use, useEffect, useState } from 'react';
import type { Later } from './later/start-later.ts';

/** What comes after the first screen: the worker, updates, installation, and the notices about them. */
export const LaterContext = createContext<Promise<Later> | null>(null);

/** Undefined until it has come. */
export function useLater(): Later | undefined {
  const coming = use(LaterContext);
  const [later, setLater] = useState<Later>();
  useEffect(() => {
    void coming?.then(setLater);
  }, [coming]);
  return later;
}
