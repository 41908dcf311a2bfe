import { expect, test } from 'vitest';
import { readHistorySearch, toHistoryQuery, toSearchParameters } from '#screens/history/history-search.ts';

const everything = { page: 1, perPage: 10, area: '', user: '', day: '', isDeleted: false };

test('an address has only what differs from the defaults, and is read back', () => {
  expect(toSearchParameters(everything)).toEqual({});
  const search = { page: 2, perPage: 25, area: 'teams', user: '7', day: '2025-04-25', isDeleted: true };
  const parameters = { page: 2, perPage: 25, area: 'teams', user: 7, day: '2025-04-25', action: 'delete' };
  expect(toSearchParameters(search)).toEqual(parameters);
  expect(readHistorySearch(parameters)).toEqual(search);
});

test.each([
  { page: 0 },
  { page: 'x', perPage: 11 },
  { area: '../users', user: '0', day: '2025-02-31', action: 'create' },
  { area: ['teams'], user: { id: 1 }, day: 20250425 },
])('an address with %j shows everything', (raw) => {
  expect(readHistorySearch(raw)).toEqual(everything);
});

test('a day is one of the chosen zone', () => {
  const ofDay = { ...everything, day: '2025-04-25' };
  const ofIst = { from: '2025-04-24 18:30:00', to: '2025-04-25 18:29:59' };
  expect(toHistoryQuery(ofDay, 'ist')).toEqual({ page: 1, perPage: 10, search: '', filters: ofIst });
  const ofUtc = { from: '2025-04-25 00:00:00', to: '2025-04-25 23:59:59' };
  expect(toHistoryQuery(ofDay, 'utc')).toMatchObject({ filters: ofUtc });
});

test('the other filters are those of the call', () => {
  const search = { ...everything, area: 'teams', user: '7', isDeleted: true };
  expect(toHistoryQuery(search, 'utc').filters).toEqual({ entity: 'teams', userId: '7', action: 'delete' });
});
