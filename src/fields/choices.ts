import type { Text } from '#i18n/text.ts';
import type { ChoiceField, StatusField } from './field.ts';

const activeStatuses = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const satisfies readonly { value: string; label: Text }[];

/** The values that a choice or a status can have, with their labels. */
export function choicesOf(
  field: ChoiceField | StatusField,
): readonly { readonly value: string; readonly label: Text }[] {
  return field.kind === 'choice' ? field.choices : activeStatuses;
}
