import { useTranslation } from 'react-i18next';
import type { Text } from './text.ts';

/** Fills `{{name}}` places; `count` chooses the plural form. */
export type Values = Record<string, string | number>;

/** The interface's strings in the language chosen: `text('Name is required')`. */
export function useText(): (key: Text, values?: Values) => string {
  const { t } = useTranslation();
  return t as unknown as (key: Text, values?: Values) => string;
}

/**
 * For words that come from outside the interface (a server's message): shown in the person's language when it is one
 * of ours, as it came otherwise.
 */
export function useServerText(): (message: string) => string {
  return useText() as (message: string) => string;
}
