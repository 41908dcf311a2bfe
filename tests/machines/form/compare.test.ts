import { describe, expect, it } from 'vitest';
import { differencesOf, merged, sideOf, unresolved } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/is-equal.ts';

const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);
const base = { kept: 'k', mine: 'a', theirs: 'a', both: 'a', alike: 'a' };
const values = { ...base, mine: 'b', both: 'b', alike: 'b' };
const record = { ...base, theirs: 'c', both: 'c', alike: 'b' };

describe('a draft beside the record as it is now', () => {
  const differences = differencesOf({ base, values }, record, isEqual);
  const by = Object.fromEntries(differences.map(({ name, by }) => [name, by]));
  const [mine, , both] = differences;

  it('tells who has changed what, and nothing of what both have changed alike', () => {
    expect(by).toEqual({ mine: 'mine', theirs: 'theirs', both: 'both' });
    expect(both).toEqual({ name: 'both', base: 'a', mine: 'b', theirs: 'c', by: 'both' });
  });

  it('asks for what both have changed, until it is picked', () => {
    expect(unresolved(differences, {})).toEqual(['both']);
    expect(unresolved(differences, { both: 'base' })).toEqual([]);
    expect(unresolved(differences, { theirs: 'mine' })).toEqual(['both']);
  });

  it('sends what is picked, and else what whoever changed it has put there', () => {
    if (!mine || !both) throw new Error('Too few differences');
    expect(sideOf(mine, {})).toBe('mine');
    expect(sideOf(mine, { mine: 'theirs' })).toBe('theirs');
    expect(sideOf(both, {})).toBeNull();
    expect(merged({ base, values }, record, {}, isEqual)).toEqual({ ...record, mine: 'b', both: 'b' });
    expect(merged({ base, values }, record, { both: 'theirs', theirs: 'base' }, isEqual)).toEqual({
      ...record,
      mine: 'b',
      theirs: 'a',
    });
  });
});
