import { describe, expect, test } from 'vitest';
import { firstBroken } from '#domain/rules/rule.ts';
import {
  date,
  dateTime,
  digits,
  email,
  image,
  multiSelect,
  nameSelect,
  password,
  richText,
  rows,
  text,
  url,
} from '#fields/build.ts';
import type { Field, Value } from '#fields/field.ts';
import { kindOf } from '#fields/kinds/index.ts';
import { validate } from '#fields/validate.ts';

const messageFor = (field: Field, value: string) => firstBroken(kindOf(field).rules(field), value);
const tooLong = 'Please enter a maximum of 1000 characters';
const unstorable = 'This contains a character that cannot be saved';
const unseen = 'This contains characters that cannot be seen';
const noDate = 'There is no such date';

describe('the rules of a kind apply to all its fields', () => {
  test.each<readonly [Field, good: string, bad: string, message: string]>([
    [text('Label'), 'x'.repeat(1000), 'x'.repeat(1001), tooLong],
    [text('Label'), 'ab 👍', 'a\0b', unstorable],
    [text('Label'), 'टीम सोल', 'Soul\u200b', unseen],
    [email('Email'), 'a@b.co', 'a\u2060@b.co', unseen],
    [nameSelect('Map Name', 'bgmiMaps'), 'Erangel', 'Erangel\u202e', unseen],
    [richText('Content'), '<p>a\tb\nc\u00ad</p>', '<p>a\u0007</p>', unseen],
    [richText('Content'), '<p>&#8212; &shy;</p>', '<p>&#8238;abc</p>', unseen],
    [text('Label'), '👍', '👍'.slice(0, 1), unstorable],
    [url('Redirect URL'), `https://a.co/${'x'.repeat(987)}`, `https://a.co/${'x'.repeat(988)}`, tooLong],
    [email('Email'), 'a@b.co', `${'x'.repeat(1000)}@b.co`, tooLong],
    [digits('Day', 10), '2147483647', '2147483648', 'Please enter a whole number from 0 to 2147483647'],
    [richText('Content'), 'x'.repeat(200_000), 'x'.repeat(200_001), 'The text is too long'],
    // A line break is sent as two characters.
    [richText('Content'), '\n'.repeat(100_000), '\n'.repeat(100_001), 'The text is too long'],
    [dateTime('Start Date'), '0001-01-01 00:00:00', '0000-12-31 18:30:00', noDate],
    [dateTime('Start Date'), '2024-02-29 23:59:59', '2026-02-29 23:59:59', noDate],
    [date('Birth Date'), '1998-04-30', '12345-01-01', noDate],
    [date('Birth Date'), '1998-04-30 00:00:00', '1998-02-30 00:00:00', noDate],
  ])('%#. %o', (field, good, bad, message) => {
    expect(messageFor(field, good)).toBeUndefined();
    expect(messageFor(field, bad)).toBe(message);
  });

  test('a password has only its own rules, and a picture is checked by its control', () => {
    expect(messageFor(password('Password'), 'x'.repeat(2000))).toBeUndefined();
    expect(messageFor(image('Picture', 'image'), 'x'.repeat(2000))).toBeUndefined();
  });

  test('lists and tables have at most a thousand items', () => {
    const fields = { teams: multiSelect('Teams', 'teams'), items: rows('Categories', 'Add category', {}) };
    const held = (length: number): Record<string, Value> => ({
      teams: Array.from({ length }, () => '32'),
      items: Array.from({ length }, () => ({})),
    });
    expect(validate(fields, held(1000), 'create')).toEqual([]);
    expect(validate(fields, held(1001), 'create').map(({ path }) => path)).toEqual(['teams', 'items']);
  });

  test('a stored value cannot be cleared, but an empty one may stay empty', () => {
    const fields = {
      label: text('Label', [
        { message: 'Label is required', requires: true, test: (v) => v.trim() !== '', on: 'create' },
      ]),
    };
    expect(validate(fields, { label: ' ' }, 'edit', { label: 'Finals' })).toHaveLength(1);
    expect(validate(fields, { label: '' }, 'edit', { label: ' ' })).toEqual([]);
  });
});
