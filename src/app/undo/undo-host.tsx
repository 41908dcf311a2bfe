import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Api } from '#api/api.ts';
import { forgetOffer, lastOffer, subscribeOffers } from '#history/undo/offers.ts';
import { currentUser } from '#machines/session/selectors.ts';
import type { Offer } from '#machines/undo/machine.ts';
import { useServices } from '#session/services/services-context.ts';
import { readUndos } from '#storage/put-change.ts';
import { UndoBar } from './undo-bar.tsx';
import type { Undoable } from './use-undo.ts';

/** The bar with Undo. Nothing of it remains when the user signs out. */
export function UndoHost() {
  const { session } = useServices();
  const user = useSelector(session, currentUser);
  return user && <UserUndo key={user.id} userId={user.id} />;
}

/** The bar, once there is something to undo. */
function UserUndo({ userId }: { readonly userId: number }) {
  const undoable = useUndoable(userId);
  const isNeeded = undoable.offer !== undefined || undoable.waiting.length > 0;
  return isNeeded && <UndoBar undoable={undoable} />;
}

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
  return await readUndos(scope);
}
