import { describe, expect, test } from 'vitest';
import { type Command, matching } from '#app/commands/command.ts';
import { rankOf } from '#app/commands/rank.ts';

describe('how well a text answers', () => {
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
  ])('%s, by %s: %s', (sought, text, rank) => {
    expect(rankOf(sought, text)).toBe(rank);
  });
});

describe('the commands that answer', () => {
  const run = () => undefined;
  const commands: readonly Command[] = [
    { id: 'steam', label: 'Steam', run },
    { id: 'create', label: 'Create Team', run },
    { id: 'teams', label: 'टीमें', also: 'Teams', run },
    { id: 'maps', label: 'Maps', run },
  ];

  test('the best first, by their English name too', () => {
    expect(matching('team', commands).map(({ id }) => id)).toEqual(['teams', 'create', 'steam']);
  });

  test('all of them as they stand where nothing is sought', () => {
    expect(matching('  ', commands)).toBe(commands);
  });
});
