import { lineRules } from '#domain/line-rules.ts';
import { encodePassword } from '#domain/password.ts';
import type { Rule } from '#domain/rule.ts';
import { countRules, formattedTextRules } from '#domain/value-rules.ts';
import type { RichTextField, TextField } from '../field.ts';
import { textIn } from '../value.ts';
import type { Column, Kind } from './kind.ts';
import { asItIs, never, noRules, ofMember, ofMemberOrInitial, trimmed } from './parts.ts';

interface Entry {
  readonly rules: readonly Rule[];
  readonly normalized: (text: string) => string;
  readonly column: Column;
  readonly sample: (label: string, path: string, number: number) => string | undefined;
}

const asTyped = (text: string) => text;
const withoutZeros = (text: string) => text.replace(/^0+(?=\d)/, '');
const line = { rules: lineRules, normalized: asTyped, column: { type: 'line' } } as const;

const entries: Readonly<Record<TextField['entry'], Entry>> = {
  text: { ...line, sample: (label, _, number) => `${label} ${number}` },
  digits: {
    rules: countRules,
    normalized: withoutZeros,
    column: { type: 'count' },
    sample: (_label, _path, number) => String(number),
  },
  phone: { ...line, normalized: withoutZeros, sample: (_label, _path, number) => String(9_876_543_210 - number) },
  email: {
    ...line,
    normalized: (text) => text.toLowerCase(),
    sample: (_, path, number) => `${path}${number}@example.com`,
  },
  url: { ...line, sample: (_, path, number) => `https://example.com/${path}/${number}` },
  video: { ...line, sample: (_label, _path, number) => `https://youtu.be/fB8TyLTD7E${number % 10}` },
  // A password has length rules of its own, is not stored as text and never returned.
  password: {
    rules: noRules(),
    normalized: () => '',
    column: { type: 'byHand', why: 'is a password' },
    sample: () => undefined,
  },
};

export const text: Kind<TextField> = {
  valueOf: ofMemberOrInitial,
  isSentIfChanged: never,
  sent: ({ entry }, value) => (entry === 'password' && typeof value === 'string' ? encodePassword(value) : value),
  rules: ({ entry }) => entries[entry].rules,
  normalized: ({ entry }, value) => entries[entry].normalized(textIn(value).trim()),
  isInRow: true,
  column: ({ entry }) => entries[entry].column,
  sample: ({ entry }, { label, path, number }) => entries[entry].sample(label, path, number),
};

export const richText: Kind<RichTextField> = {
  valueOf: ofMember,
  isSentIfChanged: never,
  sent: asItIs,
  rules: () => formattedTextRules,
  normalized: (field, value) => visibleText(trimmed(field, value)),
  isInRow: false,
  column: () => ({ type: 'richText' }),
  sample: (_, { label, number }) => `<p>${label} ${number}</p>`,
};

/** The visible text of formatted text. A server that cleans the HTML preserves it. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;
