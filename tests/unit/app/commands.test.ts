import { describe, expect, test } from 'vitest';
import { type Command, matching, rankOf } from '#app/commands/command.ts';

describe('rank of a text for a query', () => {
  test.each([
    ['te', 'Teams', 0],
    ['create te', 'Create Team', 0],
    ['team', 'Create Team', 1],
    ['te cr', 'Create Team', 1],
    ['eam', 'Create Team', 2],
    ['pele', 'Pelé', 0],
    ['टी', 'नई टीम', 1],
    ['map', 'BGMI-Map', 1],
    ['team x', 'Create Team', null],
    ['tm', 'Team', null],
  ])('query %s, text %s: %s', (query, text, rank) => {
    expect(rankOf(query, text)).toBe(rank);
  });
});

describe('matching commands', () => {
  const run = () => undefined;
  const commands: readonly Command[] = [
    { id: 'steam', label: 'Steam', run },
    { id: 'create', label: 'Create Team', run },
    { id: 'teams', label: 'टीमें', keywords: 'Teams', run },
    { id: 'maps', label: 'Maps', run },
  ];

  test('are sorted by rank and match by English name too', () => {
    expect(matching('team', commands).map(({ id }) => id)).toEqual(['teams', 'create', 'steam']);
  });

  test('are all commands, unchanged, for an empty query', () => {
    expect(matching('  ', commands)).toBe(commands);
  });
});
