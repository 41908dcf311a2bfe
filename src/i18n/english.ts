import plurals from './en.json';
import type { Text } from './text.ts';

/** Fills `{{name}}` places; `count` chooses the plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** A string of the interface in one language. */
export type Translate = (key: Text, values?: Values) => string;

/** English: the key is the text. Only its places are filled, so that no library is needed for it. */
export const english: Translate = (key, values) => {
  if (values === undefined) return key;
  const { count } = values;
  const forms: Readonly<Record<string, string>> = plurals;
  const text = typeof count === 'number' ? (forms[`${key}_${count === 1 ? 'one' : 'other'}`] ?? key) : key;
  return text.replace(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place));
};
