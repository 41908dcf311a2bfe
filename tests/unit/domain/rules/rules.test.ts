import { describe, expect, test } from 'vitest';
import { mobileRules } from '#domain/rules/access-rules.ts';
import { firstBroken, type Rule } from '#domain/rules/rule.ts';
import {
  emailRule,
  fullNameRules,
  nameRules,
  passwordLengthRules,
  strongPasswordRules,
  titleRules,
  url,
  usernameRules,
  videoUrlRules,
} from '#domain/rules/rules.ts';
import { countRules, dateTimeRules, dayRules, idRules } from '#domain/rules/value-rules.ts';

/** The message of these rules for a value; undefined if it is valid. */
const messageOf = (rules: readonly Rule[]) => (value: string) => firstBroken(rules, value);
const none = (values: readonly string[]) => values.map(() => undefined);
const all = (values: readonly string[], message: string) => values.map(() => message);

describe.each([
  ['Name', nameRules(), 30],
  ['Full Name', fullNameRules(), 50],
  ['Title', titleRules(), 30],
] as const)('%s', (label, rules, most) => {
  const check = messageOf(rules);

  test('is required, has no spaces around it, and is not too long', () => {
    expect(['', ' '].map(check)).toEqual(all(['', ' '], `${label} is required`));
    const around = [' x', 'x ', '\u00a0x'];
    expect(around.map(check)).toEqual(all(around, `The ${label} cannot include leading and trailing spaces`));
    expect(check('x'.repeat(most))).toBeUndefined();
    expect(check('x'.repeat(most + 1))).toBe(`Please enter your ${label} with a maximum of ${most} characters`);
  });
});

test('a username has no spaces', () => {
  const check = messageOf(usernameRules());
  expect(check('')).toBe('Username is required');
  expect(['a b', ' a', 'a\t'].map(check)).toEqual(all(['', '', ''], 'Username must not contain spaces'));
  expect(check('asha@example.com')).toBeUndefined();
});

test('a password has 8 to 16 characters', () => {
  const check = messageOf(passwordLengthRules());
  expect(['1234567', '12345678', '1'.repeat(16), '1'.repeat(17)].map(check)).toEqual([
    'Password field contain minimum 8 characters',
    undefined,
    undefined,
    'Please enter maximum 16 characters',
  ]);
});

test('a new password has a character of each kind, in any order', () => {
  const check = messageOf(strongPasswordRules());
  const good = ['Aa1@aaaa', 'aaaa@1aA', '1@aAaaaa', '@1Aaaaaa', '@@@@1@aA', 'Aa@aaaa1'];
  expect(good.map(check)).toEqual(none(good));
  const message = 'Password field must contain at least 1 Uppercase, 1 Lowercase, 1 Special Character and 1 Number';
  const bad = ['aaaa@1aa', 'AAAA@1AA', 'Aaaa@aaa', 'Aaaa1aaa', 'Aaaa1aa ', '12345678', '        '];
  expect(bad.map(check)).toEqual(all(bad, message));
});

test('an address is an absolute web address without surrounding text', () => {
  const check = messageOf([url('Invalid URL format')]);
  const good = ['http://a.co', 'https://a.co', 'HTTPS://A.CO/b?c=d#e'];
  expect(good.map(check)).toEqual(none(good));
  const bad = [
    'x https://a.co',
    'https://a.co x',
    'https://a.co\n',
    'ftp://a.co',
    'a.co',
    'https://a',
    'https:///a.co',
  ];
  expect(bad.map(check)).toEqual(all(bad, 'Invalid URL format'));
});

test('a video is on YouTube, under any of its hosts', () => {
  const check = messageOf(videoUrlRules());
  const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'www.youtube-nocookie.com'];
  const good = [...hosts.flatMap((host) => [`https://${host}/watch`, `http://${host}/watch`]), 'https://youtu.be/x'];
  expect(good.map(check)).toEqual(none(good));
  const others = [
    'https://example.com/https://youtube.com/watch',
    'https://youtube.com.example.org/',
    'https://vimeo.com/1',
  ];
  expect(others.map(check)).toEqual(all(others, 'Please enter a YouTube URL'));
  expect([check(''), check('youtube.com/watch')]).toEqual(['URL is required', 'Invalid URL format']);
});

test('an email address has one @, no spaces, a dot after the @, and at most 254 characters', () => {
  const check = messageOf([emailRule()]);
  const longest = `${'x'.repeat(242)}@example.com`;
  expect(['a@b.co', longest].map(check)).toEqual([undefined, undefined]);
  const bad = ['a@b', 'a@@b.co', '@b.co', 'a b@b.co', 'a@b.co ', ' a@b.co', 'a@b.co c', `x${longest}`];
  expect(bad.map(check)).toEqual(all(bad, 'Invalid email address'));
});

test('a mobile number consists of exactly ten digits', () => {
  const check = messageOf(mobileRules());
  expect(check('9876543210')).toBeUndefined();
  const bad = ['987654321', '98765432101', 'x9876543210', '9876543210x'];
  expect(bad.map(check)).toEqual(all(bad, 'Please enter a valid 10 digits Mobile Number'));
});

test('a count starts at 0, an id at 1, and both end at the database maximum', () => {
  const [count, id] = [messageOf(countRules), messageOf(idRules)];
  const good = ['1', '7', '2147483647'];
  expect([...good, '0', '007'].map(count)).toEqual(none([...good, '0', '007']));
  expect(good.map(id)).toEqual(none(good));
  const bad = ['2147483648', '12345678901', '-1', '1.5', 'x1', '1x'];
  expect(bad.map(count)).toEqual(all(bad, 'Please enter a whole number from 0 to 2147483647'));
  const noIds = [...bad, '0', '007'];
  expect(noIds.map(id)).toEqual(all(noIds, 'Please enter a whole number from 1 to 2147483647'));
});

test('a date and time, and a day, must exist in the calendar', () => {
  const [moment, day] = [messageOf(dateTimeRules), messageOf(dayRules)];
  expect(moment('2028-02-29 23:59:59')).toBeUndefined();
  expect(['2028-02-29', '2028-02-29 00:00:00'].map(day)).toEqual([undefined, undefined]);
  const message = 'There is no such date';
  const noMoments = ['2027-02-29 00:00:00', '0000-01-01 00:00:00', '2028-02-29', 'x2028-02-29 00:00:00'];
  expect(noMoments.map(moment)).toEqual(all(noMoments, message));
  const noDays = ['2027-02-29', '2028-02-29 12:00:00', '2028-02-29 00:00:00x', '2028-02-29 00:00:00 00:00:00'];
  expect(noDays.map(day)).toEqual(all(noDays, message));
});
