import { describe, expect, test } from 'vitest';
import { presets, usualRuleset } from '#domain/points/presets.ts';
import type { Ruleset } from '#domain/points/ruleset.ts';
import {
  deciders,
  draftOf,
  draftText,
  type RulesetDraft,
  rankColumns,
  readDraft,
  readDraftText,
  readRulesetText,
  rulesetCell,
  rulesetText,
  splitRuleset,
} from '#domain/points/ruleset-draft.ts';
import { english } from '#i18n/english.ts';
import { fc } from '../../../support/fast-check.ts';

const usual = draftOf(usualRuleset);
const read = (part: Partial<RulesetDraft>) => readDraft({ ...usual, ...part });
const faults = (part: Partial<RulesetDraft>) => {
  const result = read(part);
  if (!('faults' in result)) return {};
  return Object.fromEntries(
    Object.entries(result.faults).map(([name, { text, values }]) => [name, english(text, values)]),
  );
};
const places = (typed: string) => {
  const result = read({ places: typed });
  return 'ruleset' in result ? result.ruleset.places : undefined;
};

test.each(['12-9-8', '12, 9, 8', '12 9 8', '12\n9\n8', '12–9–8', '12/9/8', ' 12;9;8; ', '१२-९-८', '12 - 9 - 8'])(
  'points for places are read from %j',
  (typed) => {
    expect(places(typed)).toEqual([12, 9, 8]);
  },
);

test('what is wrong with a field is said for that field', () => {
  expect(faults({})).toEqual({});
  expect(faults({ name: ' ' })).toEqual({ name: 'Name is required' });
  expect(faults({ name: 'x'.repeat(61) })).toEqual({ name: 'At most 60 characters' });
  expect(faults({ places: '' })).toEqual({ places: 'Enter the points, the first place first' });
  expect(faults({ places: '10-6-x' })).toEqual({ places: 'x is not a whole number up to 999' });
  expect(faults({ places: '10-1.5' })).toEqual({ places: '1.5 is not a whole number up to 999' });
  for (const places of ['10, 6, -3', '10 6 -3', '10\n6\n-3']) {
    expect(faults({ places })).toEqual({ places: '-3 is not a whole number up to 999' });
  }
  expect(faults({ places: '3-2-1', lobby: '2' })).toEqual({
    places: '3 places have points, and a match has 2 teams',
  });
  expect(faults({ perFinish: '', finishCap: '0', lobby: '101' })).toEqual({
    perFinish: 'A whole number from 0 to 99',
    finishCap: 'A whole number from 1 to 99',
    lobby: 'A whole number from 2 to 100',
  });
});

const rulesets = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => /[a-z]/i.test(name)),
    places: fc.array(fc.nat(999), { minLength: 1, maxLength: 25 }),
    perFinish: fc.nat(99),
    finishCap: fc.option(fc.integer({ min: 1, max: 99 })),
    lobby: fc.integer({ min: 25, max: 100 }),
    order: fc
      .shuffledSubarray([...rankColumns])
      .map((order) => (order.includes('total_point') ? order : [...order, 'total_point' as const])),
    decider: fc.constantFrom(...deciders),
    shared: fc.constantFrom('each' as const, 'mean' as const),
    hasPenalties: fc.boolean(),
  })
  .map((part): Ruleset => ({ id: 'a', ...part, name: part.name.trim() }));

describe('a ruleset as a line', () => {
  test('is read unchanged', () => {
    for (const preset of presets) expect(readRulesetText(rulesetText(preset), preset.id)).toEqual(preset);
    fc.assert(
      fc.property(rulesets, (ruleset) => {
        expect(readRulesetText(rulesetText(ruleset), 'a')).toEqual(ruleset);
      }),
    );
  });

  test('also keeps what is typed and still wrong', () => {
    const typed = { ...usual, name: '', places: '12-x', lobby: '' };
    expect(readDraftText(draftText(typed))).toEqual(typed);
  });

  test('that is damaged is no ruleset, and no line is an error', () => {
    expect(readRulesetText('', 'a')).toBeUndefined();
    expect(readRulesetText('name=A&places=10-x', 'a')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (line) => {
        const result = readRulesetText(line, 'a');
        if (result) expect(result.order).toContain('total_point');
      }),
    );
  });

  test('of another version has what is usual where it says nothing', () => {
    const line = 'name=A&places=10-6&perFinish=1&lobby=16&order=chicken_dinner.new_column.chicken_dinner&decider=coin';
    expect(readRulesetText(line, 'a')).toEqual({
      ...usualRuleset,
      id: 'a',
      name: 'A',
      places: [10, 6],
      order: ['total_point', 'chicken_dinner'],
    });
  });
});

test('a file contains the ruleset in a row that is no team', () => {
  const rows = [
    ['Rank', 'Team'],
    ['1', 'Soul'],
  ];
  const cell = rulesetCell(usualRuleset);
  const split = splitRuleset([...rows, ['Ruleset', cell]]);
  expect(split.rows).toEqual(rows);
  expect(readRulesetText(split.line ?? '', '10')).toEqual(usualRuleset);
  expect(splitRuleset(rows)).toEqual({ rows, line: undefined });
});
