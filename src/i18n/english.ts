import plurals from './en.json';
import type { Text } from './text.ts';

/** Values for `{{name}}` placeholders. `count` selects the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** A string of the interface in one language. */
export type Translate = (key: Text, values?: Values) => string;

/** English: the key is the text. Only placeholders are filled, so no library is needed. */
export const english: Translate = (key, values) => {
  if (values === undefined) return key;
  const { count } = values;
  const forms: Readonly<Record<string, string>> = plurals;
  const text = typeof count === 'number' ? (forms[`${key}_${count === 1 ? 'one' : 'other'}`] ?? key) : key;
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
};

/** Section 1: English unless another choice is stored; Hindi is also available. */
export type Language = 'en' | 'hi';
