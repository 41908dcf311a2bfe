import plurals from './en.json';
import type { Text } from './text.ts';

/** Values for `{{name}}` placeholders. `count` selects the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Section 1: English unless another choice is stored; Hindi is also available. */
export type Language = 'en' | 'hi';

/** The strings of the interface in one language. Numbers and times beside them are formatted in `language`. */
export interface Translate {
  (key: Text, values?: Values): string;
  readonly language: Language;
}

/** English: the key is the text. Only placeholders are filled, so no library is needed. */
export const english: Translate = Object.assign(
  (key: Text, values?: Values): string => {
    if (values === undefined) return key;
    const { count } = values;
    const forms: Readonly<Record<string, string>> = plurals;
    const text = typeof count === 'number' ? (forms[`${key}_${count === 1 ? 'one' : 'other'}`] ?? key) : key;
    return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  },
  { language: 'en' } as const,
);
