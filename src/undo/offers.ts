import type { Offer } from '#machines/undo/machine.ts';

type Listener<Value> = (value: Value) => void;

/** A tiny event: `src/records` announces, the frame and the screens listen. */
function announcement<Value>() {
  const listeners = new Set<Listener<Value>>();
  return {
    announce: (value: Value) => {
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener: Listener<Value>) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const offers = announcement<Offer>();
const undone = announcement<string>();
let last: Offer | undefined;

/** Offers to undo a change that the server has confirmed. The changes of one series are one offer. */
export function offerUndo({ series, action, area, name }: Omit<Offer, 'count'>): void {
  last = { series, action, area, name, count: last?.series === series ? last.count + 1 : 1 };
  offers.announce(last);
}

/** Calls a listener for each offer. Returns a function that ends it. */
export const subscribeOffers = offers.subscribe;

/** Announces that the records of an area have changed, because the user has undone changes of them. */
export const announceUndone = undone.announce;

/** Calls a listener with the path of each area whose records were changed by an undo. */
export const subscribeUndone = undone.subscribe;
