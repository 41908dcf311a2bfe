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

/** One line of text. Of a `digits` entry only digits are kept, cut to `maxLength` (section 2); a `phone` is such a one. */
export interface TextField extends Common {
  readonly kind: 'text';
  readonly entry: 'text' | 'digits' | 'phone' | 'email' | 'url' | 'video' | 'password';
  readonly maxLength?: number;
  /** What a new record starts with. */
  readonly initial?: string;
}

/** One of an option source's items. */
export interface SelectField extends Common {
  readonly kind: 'select';
  readonly source: OptionSource;
  /** What of the option is sent; section 2: "one searchable dropdown keys on pandascore_id instead of id". */
  readonly key: 'id' | 'pandascore_id' | 'name';
  /** Fields of the same row or form whose values the source asks for; without all of them it has no options. */
  readonly params?: readonly string[];
  readonly initial?: string;
}

/** Several of an option source's items, sent as a list of their ids. A record carries them with their names. */
export interface MultiSelectField extends Common {
  readonly kind: 'multiSelect';
  readonly source: OptionSource;
}

/** One of a few values that are always the same. */
export interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
}

export interface Choice {
  /** What is sent. */
  readonly value: string;
  readonly label: Text;
  /** Another spelling of the same value in stored records. */
  readonly alias?: string;
}

/** '1' or '0', a switch in lists and forms. */
export interface StatusField extends Common {
  readonly kind: 'status';
}

/** A moment, as the wire's UTC text, or a day without a time. */
export interface TimeField extends Common {
  readonly kind: 'dateTime' | 'date';
}

/** A picture: the address of the one the record has, or the file chosen instead. */
export interface ImageField extends Common {
  readonly kind: 'image';
  /** Where the record carries the address of its picture. */
  readonly from: string;
}

/** Formatted text as HTML, sanitised where it is typed and by the server. */
export interface RichTextField extends Common {
  readonly kind: 'richText';
}

/** Rows of further fields, which any number may be added of. */
export interface RowsField extends Common {
  readonly kind: 'rows';
  readonly row: Fields;
  /** The button that adds one. */
  readonly add: Text;
  /** How many rows always stand, empty ones if need be; none when not said. */
  readonly least?: number;
  /** The grid of a point table instead of rows of controls. */
  readonly editor?: 'points';
  readonly aside?: StagingField;
}

/** What is typed beside rows before it becomes part of them. A form holds it, and its draft; it is never sent. */
export interface StagingField {
  /** Where the form holds it; nothing is there until something is typed. */
  readonly name: string;
  readonly field: RowsField;
  /** Why the form cannot be saved while it is there. */
  readonly unfinished: Text;
}

/** What a form asks for one member of a record: its label, rules, control and wire format follow from this alone. */
export type Field =
  | TextField
  | SelectField
  | MultiSelectField
  | ChoiceField
  | StatusField
  | TimeField
  | ImageField
  | RichTextField
  | RowsField;

export interface Fields {
  readonly [name: string]: Field;
}

/** What a form holds for a field: text as the wire has it, a file that is to be sent, ids, or rows. */
export type Value = string | Blob | readonly string[] | readonly RowValues[];
export type RowValues = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, Value>>;

/** The fields a form of this mode shows, in their order. */
export function fieldsOn(mode: Mode, fields: Fields): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(fields).filter(([, field]) => field.shownOn === undefined || field.shownOn === mode);
}

/** What a form's value of a name is: a field's, or what is typed beside one. */
export function fieldOf(fields: Fields, name: string): Field | undefined {
  const beside = Object.values(fields).map((field) => (field.kind === 'rows' ? field.aside : undefined));
  return fields[name] ?? beside.find((aside) => aside?.name === name)?.field;
}

/** The members of a record that hold the address of a picture. */
export function pictureMembers(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'image' ? [field.from] : []));
}

/** Marked with an asterisk: an empty value breaks a rule on this form. */
export function isRequired(field: Field, mode: Mode): boolean {
  return field.rules.some((rule) => rule.requires === true && (rule.on === undefined || rule.on === mode));
}
