import { describe, expect, it } from 'vitest';
import { differencesOf, merged, sideOf, unresolved } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/is-equal.ts';

const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);
const base = { same: 'k', mine: 'a', theirs: 'a', both: 'a', alike: 'a' };
const values = { ...base, mine: 'b', both: 'b', alike: 'b' };
const record = { ...base, theirs: 'c', both: 'c', alike: 'b' };

describe('a draft compared with the current record', () => {
  const differences = differencesOf({ base, values }, record, isEqual);
  const by = Object.fromEntries(differences.map(({ name, by }) => [name, by]));
  const [mine, , both] = differences;

  it('reports who changed each field, except fields that both changed to the same value', () => {
    expect(by).toEqual({ mine: 'mine', theirs: 'theirs', both: 'both' });
    expect(both).toEqual({ name: 'both', base: 'a', mine: 'b', theirs: 'c', by: 'both' });
  });

  it('is unresolved for fields that both changed, until the user chooses', () => {
    expect(unresolved(differences, {})).toEqual(['both']);
    expect(unresolved(differences, { both: 'base' })).toEqual([]);
    expect(unresolved(differences, { theirs: 'mine' })).toEqual(['both']);
  });

  it('merges the chosen side, or else the side that changed the field', () => {
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
