import { limits } from '#domain/limits.ts';
import type { Rule } from '#domain/rule.ts';
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

export function text(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'text', label, rules };
}

/** Digits only, cut to `maxLength` while typing (section 2: number-type inputs). */
export function digits(label: Text, maxLength: number, rules: Rules = []): TextField & { readonly entry: 'digits' } {
  return { kind: 'text', entry: 'digits', label, rules, maxLength };
}

/** Ten digits. A country code in a pasted number is removed. */
export function phone(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'phone', label, rules, maxLength: limits.phoneLength };
}

export function email(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'email', label, rules };
}

export function url(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'url', label, rules };
}

/** The address of a YouTube video, shown by its thumbnail. */
export function video(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'video', label, rules };
}

/** Encoded before sending (section 5). */
export function password(label: Text, rules: Rules = []): TextField {
  return { kind: 'text', entry: 'password', label, rules };
}

export function select(label: Text, source: OptionSource, rules: Rules = []): SelectField {
  return { kind: 'select', label, rules, source, key: 'id' };
}

/** The dropdown that sends `pandascore_id` instead of `id`. */
export function pandascoreSelect(label: Text, source: OptionSource, rules: Rules = []): SelectField {
  return { ...select(label, source, rules), key: 'pandascore_id' };
}

/** A dropdown that sends the name of its option. */
export function nameSelect(label: Text, source: OptionSource, rules: Rules = []): SelectField {
  return { ...select(label, source, rules), key: 'name' };
}

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

export function dateTime(label: Text, rules: Rules = []): TimeField<'dateTime'> {
  return { kind: 'dateTime', label, rules };
}

export function date(label: Text, rules: Rules = []): TimeField<'date'> {
  return { kind: 'date', label, rules };
}

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
