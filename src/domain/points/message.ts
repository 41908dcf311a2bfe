import type { Text } from '#i18n/text.ts';

/** A text with the values of its placeholders. */
export interface Said {
  readonly text: Text;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The name of a row: its team, or its number if it has no team. */
export type NameOf = (at: number) => string;
