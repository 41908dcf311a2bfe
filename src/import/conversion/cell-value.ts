import type { Value } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';

/** A cell as a value of a form, or why it is none. */
export type CellValue = { readonly value: Value } | { readonly unread: Text };
