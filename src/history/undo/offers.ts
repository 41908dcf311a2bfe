import type { Offer } from '#machines/undo/machine.ts';

type Listener<Value> = (value: Value) => unknown;

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

/** An offer, and to whom. */
interface Offered {
  readonly userId: number | undefined;
  readonly offer: Offer;
  /** The ids of its records; null for a new one. Further changes of the series add theirs. */
  readonly records: Set<number | string | null>;
}

/** A change that the server has confirmed. */
interface Confirmed extends Omit<Offer, 'count' | 'created'> {
  /** The id of the record; null for a new one whose id is unknown. */
  readonly id: number | string | null;
}

const offers = announcement<Offered>();
const undone = announcement<string>();
let last: Offered | undefined;

/**
 * Offers its user to undo a change that the server has confirmed. The changes of one series are one offer. A create that was
 * sent again is confirmed again, and counts once.
 */
export function offerUndo(userId: number | undefined, { series, action, area, name, id }: Confirmed): void {
  const before = last?.offer.series === series ? last : undefined;
  const records = before?.records ?? new Set();
  let created = before?.offer.created ?? 0;
  if (action === 'create' && !records.has(id)) created += 1;
  records.add(id);
  last = { userId, offer: { series, action, area, name, count: records.size, created }, records };
  offers.announce(last);
}

/** The last offer to a user, which may be older than the bar's code. */
export function lastOffer(userId: number): Offer | undefined {
  return last?.userId === userId ? last.offer : undefined;
}

/** Forgets the last offer: its user signs out. */
export function forgetOffer(): void {
  last = undefined;
}

/** Calls a listener for each offer to a user. Returns a function that ends it. */
export function subscribeOffers(userId: number, listener: Listener<Offer>): () => void {
  return offers.subscribe((offered) => offered.userId === userId && listener(offered.offer));
}

/** Announces that the records of an area have changed, because the user has undone changes of them. */
export const announceUndone = undone.announce;

/** Calls a listener with the path of each area whose records were changed by an undo. */
export const subscribeUndone = undone.subscribe;
