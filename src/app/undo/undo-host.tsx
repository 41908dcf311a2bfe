import { useEffect, useState } from 'react';
import type { Offer } from '#machines/undo/machine.ts';
import { useServices } from '#services/services-context.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';
import { subscribeOffers } from '#undo/offers.ts';

const barCode = lazyCode(() => import('./undo-bar.tsx'));
const logicCode = lazyCode(() => import('#undo/undo-logic.ts'));

/** Loads the bar with Undo once there is something to undo: an offer, or what an earlier visit stored. */
export function UndoHost() {
  const { api } = useServices();
  const [offer, setOffer] = useState<Offer>();
  const [waiting, setWaiting] = useState<readonly Offer[]>([]);
  useEffect(() => subscribeOffers(setOffer), []);
  useEffect(() => {
    let isUnmounted = false;
    void logicCode
      .load()
      .then(({ waitingUndos }) => waitingUndos(api))
      .then((found) => !isUnmounted && setWaiting(found))
      // Without its code nothing can be undone from here; the history can.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [api]);
  const isNeeded = offer !== undefined || waiting.length > 0;
  const code = useLazyCode(barCode, isNeeded, () => undefined);
  return code && <code.UndoBar offer={offer} waiting={waiting} />;
}
