import type { Rule } from '#domain/rule.ts';
import type { Text } from '#i18n/text.ts';
import type { ImageField, SelectField, StatusField, TextField } from './field.ts';
import type { OptionSource } from './option-sources.ts';

/** Field builders: `text('Name', nameRules())`. */

export function text(label: Text, rules: readonly Rule[] = []): TextField {
  return { kind: 'text', label, rules };
}

/** Digits only, cut to `maxLength` while typing (section 2: number-type inputs). */
export function digits(label: Text, maxLength: number, rules: readonly Rule[] = []): TextField {
  return { kind: 'text', label, rules, digits: true, maxLength };
}

export function select(label: Text, source: OptionSource, rules: readonly Rule[] = []): SelectField {
  return { kind: 'select', label, rules, source, key: 'id' };
}

/** The dropdown that keys on pandascore_id instead of id. */
export function pandascoreSelect(label: Text, source: OptionSource, rules: readonly Rule[] = []): SelectField {
  return { kind: 'select', label, rules, source, key: 'pandascore_id' };
}

/** 'active' or not; a new record is active. */
export function activeStatus(label: Text = 'Status'): StatusField {
  return { kind: 'status', label, rules: [] };
}

export function image(label: Text, from: string, rules: readonly Rule[] = []): ImageField {
  return { kind: 'image', label, rules, from };
}
