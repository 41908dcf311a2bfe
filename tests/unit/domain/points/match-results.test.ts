import { expect, test } from 'vitest';
import { nameFinder } from '#domain/names/name-finder.ts';
import { findResults, matchNotes, withResults } from '#domain/points/match-results.ts';
import { noEntry } from '#domain/points/matches.ts';
import { usualRuleset } from '#domain/points/presets.ts';
import { english } from '#i18n/english.ts';
import { readResults } from './read-results.ts';
import { entriesOf } from './real-tables.ts';

const names = ['Team Soul', 'GodLike Esports', 'Global Esports', 'Orangutan', 'Entity Gaming', 'TSM'];
const rows = names.map((_, at) => ({ team_id: String(at + 100) }));
const teams = names.map((name, id) => ({ id, name }));

test.each([
  ['soul', 0],
  ['EG', 4],
  // GodLike Esports and Global Esports.
  ['GE', undefined],
  ['orangutang', 3],
  ['Entety', 4],
  // Both 'GodLike Esports' and 'Global Esports' begin like this.
  ['G Esports', undefined],
])('%s is found as row %s', (name, row) => {
  const found = nameFinder(teams, 'spelling')(name);
  expect(found.kind === 'found' ? found.item.id : undefined).toBe(row);
});

test('each row is filled once, and other entries stay', () => {
  const found = findResults(readResults('1. Soul 12\n2. Soul 3\n3. Nova 1').results, rows, (at) => names[at] ?? '');
  expect(found.map(({ row }) => row)).toEqual([0, undefined, undefined]);
  const match = names.map((_, at) => (at === 1 ? { place: '4', finishes: '5' } : noEntry));
  expect(withResults(match, found).slice(0, 3)).toEqual([
    { place: '1', finishes: '12' },
    { place: '4', finishes: '5' },
    noEntry,
  ]);
});

const said = (match: string, ruleset = usualRuleset) =>
  matchNotes(entriesOf(match), ruleset, (at) => names[at] ?? '').map(({ text, values }) => english(text, values));

test('missing teams and impossible sums are noted', () => {
  expect(said('/ /')).toEqual([]);
  expect(said('1/60 2/3')).toEqual([]);
  expect(said('1/60 2/4 /')).toEqual([
    'Teams without a result get no points: 1',
    'Finishes add up to 64; a match has at most 63',
  ]);
});

test('finishes that a cap does not count are noted, and a scrim may have more teams than its ruleset', () => {
  const capped = { ...usualRuleset, finishCap: 8 };
  expect(said('1/12 2/8', capped)).toEqual(['Team Soul: 8 of 12 finishes count']);
  const scrim = Array.from({ length: 20 }, (_, at) => `${at + 1}/${at === 0 ? 8 : 3}`);
  expect(said(scrim.join(' '), capped)).toEqual([]);
});
