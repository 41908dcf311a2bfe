import { expect, test } from 'vitest';
import type { AddressLook, OwnLook } from '#lists/look.ts';
import { formatLook, formatOrder, parseLook, parseOrder } from '#screens/entity/views/look.ts';
import { columns } from './columns.ts';

const declared: OwnLook = { layout: null, density: 'comfortable' };
const own: OwnLook = { layout: { order: ['game', 'name', 'status'], hidden: ['status'] }, density: 'compact' };
const parse = (look: AddressLook, ofDevice = declared) => parseLook(columns, look, ofDevice);
/** An address as the app would write it. */
const rewritten = (look: AddressLook, ofDevice = declared) => formatLook(columns, parse(look, ofDevice));

test('without a look in the address the list is shown as on this device', () => {
  expect(parse({})).toEqual({ ...declared, sort: null });
  expect(parse({}, own)).toEqual({ ...own, sort: null });
  expect(rewritten({})).toEqual({});
  expect(rewritten({}, own)).toEqual({ columns: 'logo.game.name', density: 'compact' });
});

test('an address names the shown columns in their order', () => {
  expect(parse({ columns: 'status.name' }).layout).toEqual({ order: ['status', 'name'], hidden: ['logo', 'game'] });
  expect(rewritten({ columns: 'status.name' })).toEqual({ columns: 'status.name' });
  expect(rewritten({ columns: 'logo.status.name' }, own)).toEqual({ columns: 'logo.status.name', density: 'compact' });
  expect(rewritten({ columns: 'logo.name.game.status' }, own)).toEqual({ density: 'compact' });
});

test('a view is the same on every device: what it does not name is as declared', () => {
  expect(parse({ view: 'Soul' }, own)).toEqual({ ...declared, sort: null });
  expect(parse({ view: 'Soul', order: 'name', density: 'compact' }, own)).toEqual({
    layout: null,
    density: 'compact',
    sort: { key: 'name', direction: 'ascending' },
  });
});

test.each<[AddressLook, AddressLook]>([
  [{ columns: 'status,name' }, { columns: 'status.name' }],
  [{ columns: 'status.status.name.wages' }, { columns: 'status.name' }],
  [{ columns: '...' }, {}],
  [{ columns: 'wages' }, {}],
  // The name leads to the record and cannot be hidden.
  [{ columns: 'status' }, { columns: 'status.name' }],
  [{ order: '-' }, {}],
  [{ order: 'wages' }, {}],
  [{ order: '-actions' }, {}],
  [{ density: 'tiny' }, {}],
  [{ columns: '__proto__', order: 'constructor' }, {}],
])('an edited address %j reads as %j', (look, expected) => {
  expect(rewritten(look)).toEqual(expected);
});

test('a minus sorts descending', () => {
  for (const order of ['name', '-name', '']) expect(formatOrder(parseOrder(order))).toBe(order);
  expect(parseOrder('-name')).toEqual({ key: 'name', direction: 'descending' });
  expect(parseOrder(undefined)).toBeNull();
});
