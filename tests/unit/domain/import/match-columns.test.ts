import { describe, expect, test } from 'vitest';
import { foldHeader, matchColumns, meaningsOf, type Target } from '#domain/import/match-columns.ts';
import { closeness, similarity } from '#domain/text/similarity.ts';

const isPhone = (texts: readonly string[]) => texts.every((text) => /^\d{10}$/.test(text));
const targets: readonly Target[] = [
  { name: 'full_name', titles: ['Full Name', 'पूरा नाम', 'full_name'] },
  { name: 'name', titles: ['Name', 'नाम', 'name'] },
  { name: 'game_id', titles: ['Game', 'गेम', 'game_id'] },
  { name: 'mobile_no', titles: ['Mobile Number', 'मोबाइल नंबर', 'mobile_no'], accepts: isPhone },
];

describe('columns are matched', () => {
  test('by header, in any order, case, language and punctuation', () => {
    expect(matchColumns(['GAME', 'full-name', 'नाम', 'Mobile_No'], [], targets)).toEqual([
      'game_id',
      'full_name',
      'name',
      'mobile_no',
    ]);
  });

  test('by a similar header, the most similar pair first', () => {
    expect(matchColumns(['Fullname of player', 'Names', 'Moblie Number'], [], targets)).toEqual([
      null,
      'name',
      'mobile_no',
    ]);
  });

  test('by content, if the header is empty and only one field accepts it', () => {
    expect(matchColumns(['', 'Name'], [['9876543210', ''], ['Lynx']], targets)).toEqual(['mobile_no', 'name']);
    expect(matchColumns(['', 'Name'], [['Lynx'], ['Lynx']], targets)).toEqual([null, 'name']);
    expect(matchColumns(['Remarks'], [['9876543210']], targets)).toEqual([null]);
  });

  test('each field once', () => {
    expect(matchColumns(['Name', 'name'], [], targets)).toEqual(['name', null]);
    expect(
      matchColumns(['Full Name', 'FULL NAME'], [], [...targets, { name: 'other', titles: ['Full Names'] }]),
    ).toEqual(['full_name', null]);
  });

  test('as the user chose before, also to nothing', () => {
    const remembered = { [foldHeader('Player')]: 'full_name', [foldHeader('Game')]: null };
    expect(matchColumns(['Player', 'Game', 'Name'], [], targets, remembered)).toEqual(['full_name', null, 'name']);
  });
});

test('a header means what it equals, and nothing if it is only similar', () => {
  const meaningOf = meaningsOf([...targets, { name: 'place', titles: ['#', 'Name'] }]);
  expect(['ＮＡＭＥ', 'full name (*)', ' # ', 'Names', '', '(-)'].map(meaningOf)).toEqual([
    ...['name', 'full_name', 'place', undefined, undefined, undefined],
  ]);
});

test('a folded header has no unit', () => {
  expect(foldHeader('Prize Pool (₹)')).toBe('prizepool');
  expect(foldHeader('Begin at [IST]')).toBe('beginat');
});

test('similarity is 1 for equal texts only', () => {
  expect(similarity('name', 'name')).toBe(1);
  expect(similarity('nana', 'nanana')).toBeLessThan(1);
  expect(similarity('name', 'game')).toBeLessThan(0.72);
  expect(similarity('a', 'b')).toBe(0);
});

test('closeness counts the letters that differ', () => {
  expect(closeness('soul', 'soul')).toBe(1);
  expect(closeness('soul', 'sol')).toBe(0.75);
  expect(closeness('', 'ab')).toBe(0);
  expect(closeness('kitten', 'sitting')).toBeCloseTo(1 - 3 / 7);
});
