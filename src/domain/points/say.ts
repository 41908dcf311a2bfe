import type { Text } from '#i18n/text.ts';

/** A sentence with what fills its places. */
export interface Said {
  readonly text: Text;
  readonly values: Readonly<Record<string, string | number>>;
}

/** How a row is called: by its team, or by its number where it has none. */
export type NameOf = (at: number) => string;
