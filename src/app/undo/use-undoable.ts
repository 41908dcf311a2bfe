import { useEffect, useState } from 'react';
import type { Api } from '#api/api.ts';
import { forgetOffer, lastOffer, subscribeOffers } from '#history/undo/offers.ts';
import type { Offer } from '#machines/undo/machine.ts';
import { useServices } from '#session/services/services-context.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';
import type { Undoable } from './use-undo.ts';

const storageCode = lazyCode(() => import('#storage/put-change.ts'));

/** What can be undone: the user's last action, and what an earlier visit stored without a connection. */
export function useUndoable(userId: number): Undoable {
  const { api } = useServices();
  const [offer, setOffer] = useState(() => lastOffer(userId));
  const [waiting, setWaiting] = useState<readonly Offer[]>([]);
  useEffect(() => {
    const unsubscribe = subscribeOffers(userId, setOffer);
    return () => {
      unsubscribe();
      forgetOffer();
    };
  }, [userId]);
  useEffect(() => {
    let isUnmounted = false;
    readWaiting(api)
      .then((found) => !isUnmounted && setWaiting(found))
      // What cannot be read from here can be undone in the history.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  return { offer, waiting };
}

async function readWaiting(api: Api): Promise<readonly Offer[]> {
  const scope = await api.scope();
  if (scope === null) return [];
  const { readUndos } = await storageCode.load();
  return await readUndos(scope);
}
