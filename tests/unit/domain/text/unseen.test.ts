import { describe, expect, test } from 'vitest';
import { foldText } from '#domain/text/fold-text.ts';
import { isBlankHtml, seenHtml } from '#domain/text/rich-text.ts';
import { isVisible, seenLine, seenLines } from '#domain/text/unseen.ts';
import { fc } from '../../../support/fast-check.ts';

const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));
const all = (pattern: RegExp) => characters.filter((character) => pattern.test(character));
const codes = (texts: readonly string[]) => texts.map((text) => `U+${(text.codePointAt(0) ?? 0).toString(16)}`);

/** Characters without ink, by the properties of Unicode. U+2800 and the three after it are letters and symbols. */
const blanks = [
  ...all(/[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Variation_Selector}\p{M}]/u),
  ...['\u2800', '\u{1d159}', '\u{13441}', '\u{13442}', '\ufffe', '\uffff', '\ufff9'],
];
/** Those that stay in no text. Spaces and marks belong to words. */
const unseen = all(/(?!\p{White_Space})[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u);
const breaks = all(/[\t-\r\x85\u2028\u2029]/u);

const names: readonly string[] = [
  ...['Godlike', 'T1', '#', '10x', '١٢', 'टीम सोल', 'क्ष', 'é', 'e\u0301', '\u00a0x', '⠁\u2800⠃', 'a\u3000b'],
  // Joiners select the form of a letter: Hindi, Persian, Bengali, Malayalam at the end of a word.
  ...['क्\u200dष', 'क्\u200cष', 'می\u200cخواهم', 'র\u200d্য', 'അവന്\u200d', 'നിന്\u200d ടീം'],
  // Emoji: sequences, variants, skin tones, keycaps, flags of countries and regions.
  ...[
    '👨\u200d👩\u200d👧',
    '❤\ufe0f\u200d🔥',
    '🏳\ufe0f\u200d🌈',
    '👩🏽\u200d🚀',
    '🕵🏻\u200d♂\ufe0f',
    '1\ufe0f\u20e3',
    '🇮🇳',
    '☎\ufe0e',
  ],
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  // Variants of ideographs and Mongolian letters.
  ...['葛\u{e0100}', 'ᠮᠣ\u180b'],
];

describe('a text can be seen', () => {
  test.each(names)('%s', (name) => {
    expect(isVisible(name)).toBe(true);
    expect(seenLine(name)).toBe(name);
    expect(seenLines(`${name}\n\t${name}`)).toBe(`${name}\n\t${name}`);
  });

  test('if it has a letter, number, symbol or punctuation mark of any script', () => {
    const inked = all(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u);
    const [nothing, withoutInk] = [
      codes(inked.filter((one) => seenLine(one) !== one)),
      ['U+2800', 'U+13441', 'U+13442', 'U+1d159'],
    ];
    expect(nothing).toEqual(withoutInk);
  });
});

describe('nobody can see', () => {
  test('any character without ink, alone, among spaces, or with others', () => {
    expect(blanks.length).toBeGreaterThan(6000);
    expect(codes(blanks.filter((one) => isVisible(one) || seenLine(one) !== ''))).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...blanks), { maxLength: 8 }), (several) => {
        expect(seenLine(several.join(''))).toBe('');
        expect(seenLines(several.join(''))).toBe('');
      }),
    );
  });

  test('such a character before, between or after letters, so it is removed', () => {
    const left = unseen.filter((one) => [`${one}ab`, `a${one}b`, `ab${one}`].some((text) => seenLine(text) !== 'ab'));
    // Between letters the two joiners stay.
    expect(codes(left)).toEqual(['U+200c', 'U+200d']);
    expect(['\u200cab', 'ab\u200d', 'a \u200d b'].map(seenLine)).toEqual(['ab', 'ab', 'a  b']);
  });

  test('where a line ends, so it becomes a space in a line and stays in a text of several lines', () => {
    expect(breaks.map((one) => seenLine(`a${one}b`))).toEqual(breaks.map(() => 'a b'));
    expect(['\t', '\n', '\r\n'].map((one) => seenLines(`a${one}b`))).toEqual(['a\tb', 'a\nb', 'a\r\nb']);
    expect(['\v', '\f', '\x85', '\u2028', '\u2029'].map((one) => seenLines(`a${one}b`))).toEqual(Array(5).fill('a\nb'));
  });

  test.each([
    ['a variant of a letter', 'A\ufe0f', 'A'],
    ['a second variant', '❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['a digit as half a keycap', '5\ufe0f', '5'],
    ['letters in tags', 'a\u{e0061}\u{e007f}', 'a'],
    ['a flag of nothing', '🏴\u{e007f}', '🏴'],
    ['a flag without an end', '🏴\u{e0067}\u{e0062}', '🏴'],
    ['a sequence of the terminal', '\u0007a\u001b[31m', 'a[31m'],
    ['reversed letters', 'Soul \u202eluoS\u202c', 'Soul luoS'],
  ])('%s', (_, text, left) => {
    expect(seenLine(text)).toBe(left);
  });

  test('anything more in what is left', () => {
    const signs = Array.from('\u200c\u200d\ufe0f\u3164\u180bab क्❤🏴\u{e0061}\u{e007f}1\u20e3');
    const unit = fc.oneof(
      fc.nat({ max: unseen.length - 1 }).map((at) => unseen[at] ?? ''),
      fc.nat({ max: signs.length - 1 }).map((at) => signs[at] ?? ''),
      fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
        const given = units.join('');
        for (const seen of [seenLine, seenLines]) expect(seen(seen(given))).toBe(seen(given));
      }),
    );
  });
});

describe('formatted text', () => {
  test.each([
    '',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<p>\u200b</p>',
    '<p>&#8203;&#x2800;</p>',
    '<p>&shy;</p>',
    ' <b> </b>',
  ])('%s shows nothing', (html) => {
    expect(isBlankHtml(html)).toBe(true);
  });

  test.each(['x', '<p>टीम</p>', '<p>&amp;</p>', '<p>&#65;</p>', '<img src="/uploads/a.png">'])(
    '%s shows something',
    (html) => {
      expect(isBlankHtml(html)).toBe(false);
      expect(seenHtml(html)).toBe(html);
    },
  );

  test('loses controls and overrides of the direction, and keeps its lines, tabs and soft hyphens', () => {
    expect(seenHtml('<p>a\u202eb\u0007c\u2066</p>')).toBe('<p>abc</p>');
    expect(seenHtml('<p>a&#8238;b&#x202E;c&#7;d</p>')).toBe('<p>abcd</p>');
    const plain = '<p>a\u00adb\u200fc\td</p>\r\n<p>&#8212; &#65;</p>';
    expect(seenHtml(plain)).toBe(plain);
  });
});

describe('folded for a search', () => {
  test.each([
    ['Team   Soul', 'team soul'],
    [' \u200bTeam\u00a0\u200b \tSoul\u2060\r\n', 'team soul'],
    ['Pele\u0301', 'pele'],
    ['क्\u200dष', foldText('क्ष')],
    ['❤\ufe0f', '❤'],
    ['\u3164', ''],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('a text is found whatever cannot be seen in the search', () => {
    fc.assert(
      fc.property(fc.constantFrom(...unseen, ...breaks, '  '), fc.nat({ max: 9 }), (one, at) => {
        const name = 'Team Soul';
        expect(foldText(name.slice(0, at) + one + name.slice(at)).replace(/ /g, '')).toBe('teamsoul');
      }),
    );
  });
});
