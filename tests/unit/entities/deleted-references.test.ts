import { expect, test } from 'vitest';
import { entity as bgmiGroup } from '#entities/declared/bgmi-group.ts';
import { entity as series } from '#entities/declared/series.ts';
import { entity as tournament } from '#entities/declared/tournament.ts';
import { deletedReferences } from '#entities/deleted-references.ts';

test('are the marked rows and items, with the dropdown that no longer offers them', () => {
  const pointTable = [
    { team_id: 7, team_name: 'Soul', deleted: true },
    { team_id: 8, team_name: 'GodLike' },
  ];
  expect(deletedReferences(tournament.fields, { id: 1, pointTable })).toEqual([
    { source: 'teams', id: '7', name: 'Soul' },
  ]);
  expect(deletedReferences(series.fields, { id: 1, teams: [{ fieldId: 7, name: 'Soul', deleted: true }] })).toEqual([
    { source: 'teams', id: '7', name: 'Soul' },
  ]);
  expect(deletedReferences(bgmiGroup.fields, { id: 1, teams: [{ id: 7, name: 'Soul', deleted: true }] })).toEqual([
    { source: 'bgmiGroupTeams', id: '7', name: 'Soul' },
  ]);
});

test('a row of a list, which lacks them, has none', () => {
  expect(deletedReferences(tournament.fields, { id: 1 })).toEqual([]);
});
