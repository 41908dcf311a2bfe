import { expect, test } from 'vitest';
import { capabilitiesIn } from '#api/calls/capability-calls.ts';
import { readListSearch, toListQuery } from '#app/routing/list-search.ts';
import { entity as matches } from '#entities/declared/matches.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { entityAt } from '#entities/registry.ts';
import { choicesOf } from '#fields/choices.ts';
import { filtersOf, valuesOf, withValues } from '#screens/entity/filters/filter-fields.ts';
import { areaOfFilter, otherFilters } from '#screens/entity/filters/other-filters.ts';

const offers = (filters: Readonly<Record<string, readonly string[]>>) => capabilitiesIn({ filters });

test('a list is filtered by the references and the status that the server offers', () => {
  const members = (filters: Parameters<typeof offers>[0]) =>
    filtersOf(teams, offers(filters)).map(({ member }) => member);
  expect(members({ teams: ['status', 'country', 'game_id'] })).toEqual(['game_id', 'country', 'status']);
  // Names are searched, and a member without a field has no name to show.
  expect(members({ teams: ['name', 'league_id', 'status'] })).toEqual(['status']);
  expect(members({ games: ['status'] })).toEqual([]);
  expect(filtersOf(teams, undefined)).toEqual([]);
});

test('a filter of the address without a field refers to the record of a related list, if the server applies it', async () => {
  const tournaments = entityAt('tournament');
  const filters = { team_id: '40', series_id: '3', league_id: '1' };
  const offered = offers({ tournaments: ['series_id', 'team_id', 'status'] });
  expect(otherFilters(tournaments, offered, filters)).toEqual([{ member: 'team_id', area: 'teams' }]);
  expect(otherFilters(tournaments, offers({ tournaments: ['league_id'] }), filters)).toEqual([
    { member: 'league_id', area: undefined },
  ]);
  expect(otherFilters(tournaments, undefined, filters)).toEqual([]);
  // Players of a game are found by another key than its id, but there is a field.
  expect(areaOfFilter('player', 'current_game_id')).toBeUndefined();
});

test('a status is active or not, a match has its statuses', () => {
  const labels = (of: typeof teams | typeof matches) =>
    filtersOf(of, offers({ teams: ['status'], matches: ['status'] })).map(({ field }) =>
      field.kind === 'select' ? [] : choicesOf(field).map(({ value, label }) => `${value} ${label}`),
    );
  expect(labels(teams)).toEqual([['1 Active', '0 Inactive']]);
  expect(labels(matches)[0]).toContain('not_started Not started');
});

test('several values are separated by commas; without values a member filters nothing', () => {
  expect(valuesOf({ game_id: '3,7' }, 'game_id')).toEqual(['3', '7']);
  expect(valuesOf({ game_id: ',' }, 'game_id')).toEqual([]);
  expect(valuesOf(undefined, 'game_id')).toEqual([]);
  expect(withValues(undefined, 'game_id', ['3', '7'])).toEqual({ game_id: '3,7' });
  expect(withValues({ game_id: '3', status: '1' }, 'game_id', [])).toEqual({ status: '1' });
  expect(withValues({ game_id: '3' }, 'game_id', [])).toBeUndefined();
});

test.each([
  'teams',
  'matches',
  'player',
  'tournament',
  'series',
  'bgmiGroup',
  'bgmiMatches',
  'bgmiAllmatches',
] as const)('addresses of %s keep every filter that the list may offer', async (path) => {
  const entity = entityAt(path);
  const everything = new Proxy({}, { get: () => Object.keys(entity.fields) });
  for (const { member } of filtersOf(entity, offers(everything))) {
    expect(toListQuery(readListSearch({ [member]: '3' })).filters, member).toEqual({ [member]: '3' });
  }
});
