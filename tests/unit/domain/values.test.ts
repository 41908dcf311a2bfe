import { expect, test } from 'vitest';
import { canOpen } from '#domain/areas.ts';
import { otherStatus, readStatus, statusOfLabel } from '#domain/status.ts';
import { decodePassword, encodePassword } from '#domain/text/password.ts';
import { readPhone } from '#domain/text/phone.ts';
import { fc } from '../../support/fast-check.ts';

test("the label 'active' in any case is '1', and anything else is '0'", () => {
  expect(['active', 'Active', ' ACTIVE '].map(statusOfLabel)).toEqual(['1', '1', '1']);
  expect(['inactive', 'Inactive', '', 'yes', 'activ'].map(statusOfLabel)).toEqual(['0', '0', '0', '0', '0']);
});

test('a status is accepted in every server format', () => {
  expect([1, '1', true, 'active', 'Active'].map(readStatus)).toEqual(['1', '1', '1', '1', '1']);
  expect([0, '0', false, 'inactive', null, undefined, {}].map(readStatus)).toEqual(Array(7).fill('0'));
  expect([otherStatus('1'), otherStatus('0')]).toEqual(['0', '1']);
});

test('every password can be encoded and decoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (password) => {
      expect(decodePassword(encodePassword(password))).toBe(password);
    }),
  );
  expect(encodePassword('Admin@1234')).toBe('QWRtaW5AMTIzNA==');
});

test.each(['not base64!', '/w=='])('%j is not an encoded password', (encoded) => {
  expect(decodePassword(encoded)).toBeUndefined();
});

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091-9876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['98765432101', '98765432101'],
  ['+1 555 123 4567', '15551234567'],
  ['+44 7911 123456', '447911123456'],
  ['00447911123', '00447911123'],
  ['+91 98765 432109', '9198765432109'],
  ['९८७६५४३२१०', '9876543210'],
  ['Ph: 98765.43210', '9876543210'],
  ...[
    'phone',
    '98765',
    '9.12346E+09',
    '987654321.5',
    '98765 43210 / 98765 43211',
    '98765 43210 x5',
    '98765 4321O',
    '+1 555 123 456',
  ].map((typed): [string, string] => [typed, typed]),
])('the number in %j is %j', (typed, digits) => {
  expect(readPhone(typed)).toBe(digits);
});

test('only admin may open protected areas; the dashboard has no role check', () => {
  expect(canOpen('admin', 'teams')).toBe(true);
  expect(canOpen('editor', 'teams')).toBe(false);
  expect(canOpen('', 'category')).toBe(false);
  expect(canOpen('editor', 'dashboard')).toBe(true);
});
