import { pictureFile } from '../support/pictures.ts';

/** 490 characters of four bytes each, which do not compress. */
const signs = Array.from({ length: 490 }, (_, at) => String.fromCodePoint(0x1f300 + ((at * 7919) % 700))).join('');

/** Hostile texts for an address, a form or JSON. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'an empty text': '',
  blanks: '   ',
  'a NUL byte': 'a\u0000b',
  'control characters': '\u0001\u0007\u001b[31m\u007f\u0085',
  'line ends': 'a\r\nb\nc\u2028d',
  'a trailing backslash': 'abc\\',
  'an SQL quote': "'; drop table teams; --",
  'a pattern of LIKE': '%_\\%',
  markup: '<img src=x onerror=alert(1)>',
  'what looks like JSON': '{"$gt":""}',
  'a prototype': '__proto__',
  'a template': '{{7*7}}<%= 7*7 %>%s%n$(id)',
  'a path': '../../../../etc/passwd',
  'right-to-left text': '\u202Eمرحبا\u202C',
  emoji: '👩🏽‍🚀'.repeat(4),
  'half a surrogate pair': 'a\uD83D',
  'unfolding letters': 'ﷺ'.repeat(30),
  'a zero-width name': '\u200b\u2060\ufeff',
  'digits of another script': '१२३',
  'a fraction': '1.5',
  'an exponent': '1e3',
  'a hexadecimal number': '0x1F4',
  'not a number': 'NaN',
  infinity: 'Infinity',
  'a negative number': '-1',
  zero: '0',
  'zeros in front': '007',
  'the largest int4': '2147483647',
  'a number beyond int4': '2147483648',
  'a number beyond int8': '9223372036854775808',
  'a year before all years': '0000-01-01 00:00:00',
  'a day that there is not': '2026-02-30 10:00:00',
  'the last moment of all': '9999-12-31 23:59:59',
  'a thousand letters': 'ж'.repeat(1000),
  'a thousand signs that do not compress': signs + signs,
  'an address of a thousand signs': `${signs}@${signs}.co`,
  'a link of a thousand signs': `https://youtu.be/${signs}${signs}`,
};

/** Hostile values that only a body can contain. */
export const hostileMembers: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  'a huge number': 1e308,
  'a negative integer': -1,
  'a fraction of one': 0.5,
  'an object': { $gt: '' },
  'an object with a prototype': JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}') as unknown,
  'a list': ['1', '2'],
  'lists in lists': [[[['1']]]],
  'a list of objects': [{ id: '1' }, {}],
  'a sparse list': Array.from({ length: 3 }, (_, at) => (at === 1 ? null : { team_id: '32' })),
  'a file of text': new File(['<svg onload=alert(1)>'], 'picture.svg', { type: 'image/svg+xml' }),
  'a file of nothing': new File([], 'picture.png', { type: 'image/png' }),
  'a picture': pictureFile('png', { name: '../../x\u0000.png' }),
};
