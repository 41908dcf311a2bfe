import { pictureMaxBytes } from '#domain/limits.ts';
import type { Field, Value } from '#fields/field.ts';
import { fc } from '../../support/fast-check.ts';
import { runs } from '../fuzz/settings.ts';
import { pictureFile } from '../support/pictures.ts';

/** Input for a field: values on both sides of every limit, and random values. */
export function typedFor(field: Field, good: Value): readonly Value[] {
  switch (field.kind) {
    case 'text':
      return [good, ...lines[field.entry], ...drawn];
    case 'richText':
      return [good, ...formatted];
    case 'dateTime':
      return [good, ...dateTimes];
    case 'date':
      return [good, ...days];
    case 'image':
      return ['', ...pictures];
    case 'choice':
      return [good, '', ...field.choices.map(({ value }) => value)];
    case 'status':
      return ['1', '0'];
    case 'select':
      return [good, ''];
    case 'multiSelect':
      return [[], ['32'], ['32', '40', '32'], many(1000, '32'), many(1001, '32')];
    case 'rows':
      return [[], good, many(1000, firstOf(good)), many(1001, firstOf(good))];
  }
}

const many = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);
const firstOf = (rows: Value) => (Array.isArray(rows) ? (rows[0] as Readonly<Record<string, string>>) : {});
const x = (length: number) => 'x'.repeat(length);

/**
 * No text starts with a byte order mark, which form parsers remove, and none contains half a surrogate pair, which encoding
 * replaces: the server never receives either.
 */
const texts: readonly string[] = [
  ...['', ' ', '\t', '\u00a0', '\u3000', '\u200b', 'x\ufeff', '0', 'x', ' x', 'x ', 'x\u00a0', '\u200bx'],
  ...[29, 30, 31, 49, 50, 51, 999, 1000, 1001].map(x),
  // One character may have two UTF-16 code units, and one visible letter may have several characters.
  ...['👍'.repeat(15), '👍'.repeat(16), '👍'.repeat(500), '👍'.repeat(501), 'é'.repeat(30), 'e\u0301'.repeat(16)],
  ...['टीम सोल', 'क्षि'.repeat(7), 'क्षि'.repeat(8), '\u202Eluos\u202C', '\ufffd'],
  // What shows nothing, hides in a name, or reverses it; and joiners and variants that belong to words and emoji.
  ...[
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u0301',
    'a\tb',
    'a\u0007',
    'a\u001b[31m',
    'a\u0085b',
    'a\u2028b',
    'a\u2066b',
    '\u180ea',
  ],
  ...['क्\u200dष', 'می\u200cخواهم', '👨\u200d👩\u200d👧', '❤\ufe0f', 'x\u200d', '5\ufe0f'],
  ...['<b>x</b>', "'; drop table teams; --", 'abc\\', '%_', '__proto__', 'NaN', 'a\0b', 'a\r\nb', 'ﷺ'.repeat(30)],
];

const addresses: readonly string[] = [
  ...['https://a.co', 'HTTPS://EXAMPLE.COM', 'http://example.com:8080/a?b=c#d', 'https://user:pass@example.com/'],
  ...['https://', 'https://a', 'https://a.', 'https://.co', 'https://a..b', 'https://[::1]/', 'https://1.2.3.4'],
  ...['example.com', '//example.com', 'ftp://example.com', 'javascript:alert(1)', 'data:text/html,a', 'mailto:a@b.co'],
  ...['https://exa mple.com', 'https://example.com/a b', ' https://example.com', 'https://example.com ', 'https:/a.co'],
  ...['https://उदाहरण.भारत/क', 'https://exa%mple.com', 'https://example.com:99999/'],
  ...[1000, 1001].map((length) => `https://example.com/${x(length - 20)}`),
];

const videos: readonly string[] = [
  ...['https://youtu.be/fB8TyLTD7EE', 'http://www.youtube.com/watch?v=fB8TyLTD7EE', 'https://m.youtube.com/live/a'],
  ...['https://music.youtube.com/', 'https://www.youtube-nocookie.com/embed/a', 'HTTPS://YOUTU.BE/a'],
  ...['https://youtube.com', 'https://youtube.com.example.org/watch', 'https://notyoutube.com/a', 'https://youtu.be'],
  ...['https://youtu.be:443/a', 'https://user@youtu.be/a', 'https://www.m.youtube.com/a', 'https://youtu.be/\\a'],
];

const emails: readonly string[] = [
  ...['ravi@example.com', 'RAVI+tag@EXAMPLE.co.in', 'ra@vi@example.com', 'ravi@example', 'ravi@.com', '@example.com'],
  ...['ravi@example.', 'ravi @example.com', ' ravi@example.com ', 'ravi@exa mple.com', 'रवि@उदाहरण.भारत', '👍@👍.👍'],
  ...[253, 254, 255].map((length) => `${x(length - 12)}@example.com`),
];

const numbers: readonly string[] = [
  ...['', '0', '00', '007', '7', '9999', '99999', '999999', '1000000', '2147483646', '2147483647', '2147483648'],
  ...['9999999999', '12345678901', '-5', '1.5', '1e3', '0x1F', 'abc', '१२३', ' 42 ', '4 2', '٣'],
];

const phones: readonly string[] = [
  ...['', '9', '987654321', '9000000001', '+91 90000 00002', '0091-90000-00003', '090000 00004', '90000000055'],
  ...['abc', '९०००००००५', '0000000000', '+1 (900) 000-0006', ' 9000000007 '],
];

const passwords: readonly string[] = [
  ...['', '        ', 'Aa1@567', 'Aa1@5678', 'Aa1@567890123456', 'Aa1@5678901234567', 'aa1@5678', 'AA1@5678'],
  ...['Aa@@@@@@', 'Aa123456', 'Aa1 5678', 'Aa1\u00a05678', 'Aa1é5678', 'Aa1👍678', 'Aa१@5678', 'Aa1@567\0', 'Àa1@5678'],
];

const lines = {
  text: texts,
  url: [...texts, ...addresses],
  video: [...texts, ...addresses, ...videos],
  email: [...texts, ...emails],
  digits: numbers,
  phone: phones,
  password: passwords,
} satisfies Record<string, readonly string[]>;

const formatted: readonly string[] = [
  ...['', ' ', '<p></p>', '<p><br></p>', '<p>x</p>', 'x', '<script>alert(1)</script>', '<p>a\0b</p>', '<', '&', '\n'],
  ...['<p>\u200b</p>', '<p>&#8203;</p>', '<p>a\u202eb</p>', '<p>&#8238;a</p>', '<p>a\u0007</p>', '<p>a\u00adb\t</p>'],
  ...[199_999, 200_000, 200_001].map(x),
  // A line break is one character here and two in a form.
  ...[99_999, 100_000, 100_001].map((length) => '\n'.repeat(length - 1).concat('x')),
];

/** Values of the browser's date-time input, in the zone of the device. */
const dateTimes: readonly string[] = [
  ...['', '2026-12-01', '2026-12-01T', '2026-12-01T1', 'tomorrow', '2026-12-01T10:30:15'],
  ...['2026-12-01T00:00', '2026-12-01T05:29', '2026-12-01T05:30', '2026-01-01T00:00', '2024-02-29T23:59'],
  ...['2026-02-29T10:00', '2026-02-30T10:00', '2026-04-31T00:00', '2026-13-01T00:00', '2026-12-01T24:00'],
  ...['0000-06-01T00:00', '0001-01-01T00:00', '0001-01-01T06:00', '0001-01-02T00:00', '1899-12-31T00:00'],
  ...['9999-12-31T23:59', '10000-01-01T00:00', '12026-12-01T00:00'],
];

const days: readonly string[] = [
  ...['', '1998-04-30', '2024-02-29', '2023-02-29', '1900-02-29', '0001-01-01', '0000-01-01', '9999-12-31'],
  ...['10000-01-01', '275760-09-13', '1998-4-30', '30-04-1998', '2026-02-30'],
];

const pictures: readonly Blob[] = [
  ...(['png', 'jpg', 'webp'] as const).map((kind) => pictureFile(kind)),
  ...[-1, 0, 1].map((more) => pictureFile('png', { bytes: pictureMaxBytes + more })),
  new File([], 'empty.png', { type: 'image/png' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' }),
  new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
  new File([new Uint8Array(pictureMaxBytes + 1)], 'zeros.png', { type: 'image/png' }),
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'cut.png', { type: 'image/png' }),
  pictureFile('png').slice(0, 60, 'image/png'),
  pictureFile('jpg').slice(0, 100, 'image/jpeg'),
  pictureFile('webp').slice(0, 40, 'image/webp'),
];

/** Random texts, different in each run. */
const drawn: readonly string[] = fc
  .sample(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ maxLength: 60 }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.bigInt().map(String),
    ),
    { numRuns: runs },
  )
  .filter((text) => !/^\ufeff|\p{Surrogate}/u.test(text));
