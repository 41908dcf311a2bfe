import { limits } from '#domain/limits.ts';
import type { Rule } from '#domain/rules/rule.ts';
import type { Text } from '#i18n/text.ts';
import type {
  Choice,
  ChoiceField,
  Field,
  Fields,
  ImageField,
  MultiSelectField,
  RichTextField,
  RowsField,
  SelectField,
  StatusField,
  TextField,
  TimeField,
} from './field.ts';
import type { OptionSource } from './options.ts';

/** Field builders: `text('Name', nameRules())`. */

type Rules = readonly Rule[];

const line =
  (entry: TextField['entry']) =>
  (label: Text, rules: Rules = []): TextField => ({ kind: 'text', entry, label, rules });

export const text = line('text');
export const email = line('email');
export const url = line('url');
/** The address of a YouTube video, shown by its thumbnail. */
export const video = line('video');
/** Encoded before sending (section 5). */
export const password = line('password');

/** Digits only, cut to `maxLength` while typing (section 2: number-type inputs). */
export function digits(label: Text, maxLength: number, rules: Rules = []): TextField & { readonly entry: 'digits' } {
  return { kind: 'text', entry: 'digits', label, rules, maxLength };
}

/** Ten digits. A country code in a pasted number is removed. */
export function phone(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'phone', label, rules, maxLength: limits.phoneLength };
}

const selectBy =
  (key: SelectField['key']) =>
  (label: Text, source: OptionSource, rules: Rules = []): SelectField => ({
    kind: 'select',
    label,
    rules,
    source,
    key,
  });

export const select = selectBy('id');
/** The dropdown that sends `pandascore_id` instead of `id`. */
export const pandascoreSelect = selectBy('pandascore_id');
/** A dropdown that sends the name of its option. */
export const nameSelect = selectBy('name');

export function multiSelect(label: Text, source: OptionSource, rules: Rules = []): MultiSelectField {
  return { kind: 'multiSelect', label, rules, source };
}

export function choice(label: Text, choices: readonly Choice[], rules: Rules = []): ChoiceField {
  return { kind: 'choice', label, rules, choices };
}

/** 'active' or not; a new record is active. */
export function activeStatus(label: Text = 'Status'): StatusField {
  return { kind: 'status', label, rules: [] };
}

const time =
  <Kind extends 'dateTime' | 'date'>(kind: Kind) =>
  (label: Text, rules: Rules = []): TimeField<Kind> => ({ kind, label, rules });

export const dateTime = time('dateTime');
export const date = time('date');

export function image(label: Text, from: string, rules: Rules = []): ImageField {
  return { kind: 'image', label, rules, from };
}

export function richText(label: Text, rules: Rules = []): RichTextField {
  return { kind: 'richText', label, rules };
}

export function rows(label: Text, add: Text, row: Fields): RowsField {
  return { kind: 'rows', label, rules: [], add, row };
}

/** Shows the field in create forms only. */
export function createOnly<F extends Field>(field: F): F {
  return { ...field, shownOn: 'create' };
}

/** The rules of an optional value. */
export function optional(rules: Rules): Rules {
  return rules.filter((rule) => rule.requires !== true);
}
