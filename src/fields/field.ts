import type { Mode, Rule } from '#domain/rule.ts';
import type { Text } from '#i18n/text.ts';
import type { OptionSource } from './option-sources.ts';

interface Common {
  readonly label: Text;
  readonly rules: readonly Rule[];
  /** The forms that show the field; both when not said. */
  readonly shownOn?: Mode;
  readonly help?: Text;
}

/** One line of text. */
export interface TextField extends Common {
  readonly kind: 'text';
  readonly maxLength?: number;
  /** Only digits are kept, cut to `maxLength` (section 2). */
  readonly digits?: true;
}

/** One of an option source's items. */
export interface SelectField extends Common {
  readonly kind: 'select';
  readonly source: OptionSource;
  /** What of the option is sent; section 2: "one searchable dropdown keys on pandascore_id instead of id". */
  readonly key: 'id' | 'pandascore_id';
}

/** '1' or '0', a switch in lists and forms. */
export interface StatusField extends Common {
  readonly kind: 'status';
}

/** A picture: the address of the one the record has, or the file chosen instead. */
export interface ImageField extends Common {
  readonly kind: 'image';
  /** Where the record carries the address of its picture. */
  readonly from: string;
}

/** What a form asks for one member of a record: its label, rules, control and wire format follow from this alone. */
export type Field = TextField | SelectField | StatusField | ImageField;

export type Fields = Readonly<Record<string, Field>>;

/** What a form holds for a field: text as the wire has it, or a file that is to be sent. */
export type Value = string | Blob;
export type Values = Readonly<Record<string, Value>>;

/** The fields a form of this mode shows, in their order. */
export function fieldsOn(mode: Mode, fields: Fields): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(fields).filter(([, field]) => field.shownOn === undefined || field.shownOn === mode);
}

/** The members of a record that hold the address of a picture. */
export function pictureMembers(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'image' ? [field.from] : []));
}

/** Marked with an asterisk: an empty value breaks a rule on this form. */
export function isRequired(field: Field, mode: Mode): boolean {
  return field.rules.some((rule) => rule.requires === true && (rule.on === undefined || rule.on === mode));
}
