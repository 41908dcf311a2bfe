import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

/** Every color of a screen is in one sheet, so that all pairs that meet can be checked as data. */
const tokensFile = 'src/ui/styles/tokens.css';

/** The colors of initials depend on the hue of a name; their pair is checked here too. */
const avatarFile = 'src/ui/base/avatar.module.css';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Linear red, green and blue with 1 as white, and opacity. */
type Color = readonly [number, number, number, number];

const tokens = new Map(
  [...readFileSync(tokensFile, 'utf8').matchAll(/--([\w-]+): ([^;]*oklch[^;]*);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** Reads an `oklch()` color. The last part is its opacity. See https://www.w3.org/TR/css-color-4/#color-conversion-code. */
function colorOf(css: string): Color {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (parts === null) throw new Error(`No single color: ${css}`);
  const [lightness = 0, chroma = 0, hue = 0, opacity = 1] = parts.slice(1).filter(Boolean).map(Number);
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    opacity,
  ];
}

function inTheme(css: string, theme: Theme): string {
  const both = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(css);
  return both?.[theme === 'light' ? 1 : 2] ?? css;
}

function token(name: string, theme: Theme): Color {
  const css = tokens.get(name);
  if (css === undefined) throw new Error(`There is no color --${name}`);
  return colorOf(inTheme(css, theme));
}

const encode = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const decode = (encoded: number) => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
const inGamut = (part: number) => Math.min(1, Math.max(0, part));

/** Browsers mix encoded values. */
function over([red, green, blue, opacity]: Color, [underRed, underGreen, underBlue]: Color): Color {
  const mix = (top: number, under: number) =>
    decode(encode(inGamut(top)) * opacity + encode(inGamut(under)) * (1 - opacity));
  return [mix(red, underRed), mix(green, underGreen), mix(blue, underBlue), 1];
}

/** The contrast ratio of WCAG 2. */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * inGamut(red) + 0.7152 * inGamut(green) + 0.0722 * inGamut(blue))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'side', 'field', 'bar'];
const plain = ['text', 'text-soft', 'text-faint'];
const tones = ['accent', 'danger', 'warning', 'success', 'stale'];

/** Each text with its backgrounds: 4.5 to 1. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ...plain.map((name) => [name, surfaces] as const),
  ...tones.map((tone) => [`${tone}-text`, ['canvas', 'surface', 'raised', 'side', `${tone}-soft`]] as const),
  ...['text', 'text-soft'].map((name) => [name, [...tones.map((tone) => `${tone}-soft`), 'warning-floating']] as const),
  ['warning-text', ['warning-floating']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-inverse', ['inverse']],
  ['on-thumb', ['thumb']],
];

/** What a control is recognised by, with what is beside it: 3 to 1. */
const controls: readonly (readonly [string, readonly string[]])[] = [
  ['line-control', ['surface', 'raised', 'field']],
  ['line-control-hover', ['surface', 'raised', 'field']],
  ['focus', surfaces],
  ['off', ['surface', 'raised', 'canvas']],
  ['thumb', ['off', 'success']],
  ['success', ['surface', 'raised', 'canvas']],
  ['accent', ['surface', 'raised', 'canvas']],
  ['danger', ['surface', 'raised', 'canvas']],
];

describe.each(themes)('in the %s theme', (theme) => {
  const cases = (all: typeof texts) =>
    all.flatMap(([name, grounds]) => grounds.map((ground) => [name, ground] as const));

  it.each(cases(texts))('%s on %s can be read', (name, ground) => {
    expect(contrast(token(name, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(controls))('%s on %s can be seen', (name, ground) => {
    expect(contrast(token(name, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(plain.flatMap((name) => ['hover', 'pressed'].map((veil) => [name, veil] as const)))(
    '%s can be read in a row under %s',
    (name, veil) => {
      for (const ground of ['surface', 'raised', 'side'])
        expect(contrast(token(name, theme), over(token(veil, theme), token(ground, theme)))).toBeGreaterThanOrEqual(
          4.5,
        );
    },
  );

  it.each(['accent', 'accent-hover', 'danger', 'danger-hover'])('text on %s can be read under the sheen', (name) => {
    const [sheen = ''] = /oklch[^)]*\)/.exec(tokens.get('sheen') ?? '') ?? [];
    const ground = over(colorOf(sheen), token(name, theme));
    expect(contrast(token('on-accent', theme), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('initials of any hue can be read', () => {
    const [ground = '', text = ''] = [...readFileSync(avatarFile, 'utf8').matchAll(/light-dark\([^;]*/g)].map(
      ([css]) => css,
    );
    for (let hue = 0; hue < 360; hue += 1) {
      const [under, over] = [ground, text].map((css) =>
        colorOf(inTheme(css.replaceAll('var(--tint)', String(hue)), theme)),
      );
      if (under === undefined || over === undefined) throw new Error('The avatar has two colors');
      expect(contrast(over, under), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('no other sheet has a color, except black and white for print', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('src', file))
    .filter((file) => file !== tokensFile && file !== avatarFile);
  const colors = /light-dark\(|oklch\(|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b/gi;
  const found = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(colors)].map(([color]) => `${file}: ${color}`),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
