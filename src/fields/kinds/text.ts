import type { Rule } from '#domain/rules/rule.ts';
import { lineRules } from '#domain/rules/rules.ts';
import { countRules, formattedTextRules } from '#domain/rules/value-rules.ts';
import { encodePassword } from '#domain/text/password.ts';
import { isBlankHtml, textOfHtml } from '#domain/text/rich-text.ts';
import type { RichTextField, TextField } from '../field.ts';
import { textIn } from '../value.ts';
import { type Column, type Kind, type Sample, textKind } from './kind.ts';

interface Entry {
  readonly rules: readonly Rule[];
  readonly normalized: (text: string) => string;
  readonly column: Column;
  readonly sample: (sample: Sample) => string | undefined;
}

const asTyped = (text: string) => text;
const withoutZeros = (text: string) => text.replace(/^0+(?=\d)/, '');
const line = { rules: lineRules, normalized: asTyped, column: { type: 'line' } } as const;
const searchedLine = { ...line, column: { type: 'line', isSearched: true } } as const;

const entries: Readonly<Record<TextField['entry'], Entry>> = {
  text: { ...searchedLine, sample: ({ label, number }) => `${label} ${number}` },
  digits: {
    rules: countRules,
    normalized: withoutZeros,
    column: { type: 'count' },
    sample: ({ number }) => String(number),
  },
  phone: { ...searchedLine, normalized: withoutZeros, sample: ({ number }) => String(9_876_543_210 - number) },
  email: {
    ...searchedLine,
    normalized: (text) => text.toLowerCase(),
    sample: ({ path, number }) => `${path}${number}@example.com`,
  },
  url: { ...line, sample: ({ path, number }) => `https://example.com/${path}/${number}` },
  video: { ...line, sample: ({ number }) => `https://youtu.be/fB8TyLTD7E${number % 10}` },
  // A password has length rules of its own, is not stored as text and never returned.
  password: {
    rules: [],
    normalized: () => '',
    column: { type: 'byHand', why: 'is a password' },
    sample: () => undefined,
  },
};

export const text: Kind<TextField> = {
  ...textKind,
  sent: ({ entry }, value) => (entry === 'password' && typeof value === 'string' ? encodePassword(value) : value),
  rules: ({ entry }) => entries[entry].rules,
  normalized: ({ entry }, value) => entries[entry].normalized(textIn(value).trim()),
  column: ({ entry }) => entries[entry].column,
  sample: ({ entry }, sample) => entries[entry].sample(sample),
};

export const richText: Kind<RichTextField> = {
  ...textKind,
  isBlank: isBlankHtml,
  rules: () => formattedTextRules,
  normalized: (_, value) => textOfHtml(textIn(value)),
  isInRow: false,
  space: 'full',
  column: () => ({ type: 'richText' }),
  sample: (_, { label, number }) => `<p>${label} ${number}</p>`,
};
