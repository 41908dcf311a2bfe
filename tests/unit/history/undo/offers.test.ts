import { expect, test, vi } from 'vitest';
import { forgetOffer, lastOffer, offerUndo, subscribeOffers } from '#history/undo/offers.ts';

const lions = { series: 'a', action: 'edit', area: 'teams', name: 'Lions' } as const;
const confirmed = { ...lions, id: 7 };

test('an offer reaches its user and nobody else, also if the bar loads later', () => {
  const [asha, ravi] = [vi.fn(), vi.fn()];
  const unsubscribe = [subscribeOffers(1, asha), subscribeOffers(2, ravi)];
  offerUndo(1, confirmed);
  expect(asha).toHaveBeenCalledExactlyOnceWith({ ...lions, count: 1, created: 0 });
  expect(ravi).not.toHaveBeenCalled();
  expect([lastOffer(1), lastOffer(2)]).toEqual([{ ...lions, count: 1, created: 0 }, undefined]);
  forgetOffer();
  expect(lastOffer(1)).toBeUndefined();
  for (const end of unsubscribe) end();
});

test('the changes of one action are one offer', () => {
  for (const [id, name] of ['Lions', 'Tigers'].entries()) offerUndo(1, { ...lions, id, name });
  expect(lastOffer(1)).toEqual({ ...lions, name: 'Tigers', count: 2, created: 0 });
  offerUndo(1, { ...confirmed, series: 'b' });
  expect(lastOffer(1)).toMatchObject({ count: 1 });
});

test('an action says how many of its records are new', () => {
  for (const [id, action] of (['create', 'edit', 'create', 'edit', 'edit'] as const).entries()) {
    offerUndo(1, { ...lions, series: 'import', action, id });
  }
  // A new record that the same action changes is new all the same.
  offerUndo(1, { ...lions, series: 'import', id: 0 });
  expect(lastOffer(1)).toMatchObject({ count: 5, created: 2 });
});

test('a create that is sent again is one change', () => {
  for (let sent = 0; sent < 2; sent += 1) offerUndo(1, { ...lions, series: 'key', id: null });
  expect(lastOffer(1)).toMatchObject({ series: 'key', count: 1, created: 0 });
});
