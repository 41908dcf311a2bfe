import type { Mode, Rule } from '#domain/rules/rule.ts';
import type { Text } from '#i18n/text.ts';
import type { OptionSource } from './options.ts';

interface Common {
  readonly label: Text;
  readonly rules: readonly Rule[];
  /** The forms that show the field; both if undefined. */
  readonly shownOn?: Mode;
  /** The optional feature of a server that has the member. The device stores it for other servers. */
  readonly feature?: 'rulesets';
}

/** One line of text. `digits` and `phone` accept digits only, cut to `maxLength` (section 2). */
export interface TextField extends Common {
  readonly kind: 'text';
  readonly entry: 'text' | 'digits' | 'phone' | 'email' | 'url' | 'video' | 'password';
  readonly maxLength?: number;
  /** The value in a new record. */
  readonly initial?: string;
}

/** One item of an option source. */
export interface SelectField extends Common {
  readonly kind: 'select';
  readonly source: OptionSource;
  /**
   * The member of the option that is sent. Section 2: "one searchable dropdown keys on pandascore_id instead of id".
   */
  readonly key: 'id' | 'pandascore_id' | 'name';
  /** Fields of the same row or form that the source needs as parameters. Until all have values there are no options. */
  readonly params?: readonly string[];
  readonly initial?: string;
}

/** Several items of an option source. The form sends a list of ids; a record contains them with their names. */
export interface MultiSelectField extends Common {
  readonly kind: 'multiSelect';
  readonly source: OptionSource;
}

/** One of a few fixed values. */
export interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly choices: readonly Choice[];
  /** Values that the provider gives records. Nobody chooses them, but an export that contains them can be imported again. */
  readonly provided?: readonly string[];
}

export interface Choice {
  /** The value that is sent. */
  readonly value: string;
  readonly label: Text;
  /** Another spelling of the value in stored records. */
  readonly alias?: string;
}

interface PlainField<K> extends Common {
  readonly kind: K;
}

/** '1' or '0': a switch in lists and forms. */
export type StatusField = PlainField<'status'>;

/** A date and time in UTC in the wire format, or a day without a time. */
export interface TimeField<K = 'dateTime' | 'date'> extends PlainField<K> {
  /** The day is of the past, as a date of birth: the year '98' is 1998. */
  readonly isPast?: boolean;
}

/** Formatted text as HTML. The editor and the server both sanitize it. */
export type RichTextField = PlainField<'richText'>;

/** An image: the URL of the current one, or a newly chosen file. */
export interface ImageField extends Common {
  readonly kind: 'image';
  /** The member of the record that contains the URL. */
  readonly from: string;
}

/** A list of rows, each with the same fields. */
export interface RowsField extends Common {
  readonly kind: 'rows';
  readonly row: Fields;
  /** The label of the button that adds a row. */
  readonly add: Text;
  /** The minimum number of rows; empty rows fill it up. Default: none. */
  readonly minRows?: number;
  /** Uses the grid of a point table instead of rows of controls. */
  readonly editor?: 'points';
  readonly stagingField?: StagingField;
  /** The rows are teams that can be published by group. */
  readonly published?: PublishedRows;
}

/** The columns of published rows. */
export interface PublishedRows {
  readonly team: string;
  readonly group: string;
}

/** Input beside the rows that is not part of them yet. The form and its draft contain it; it is never sent. */
export interface StagingField {
  /** Its name in the form's values. The value is absent until the user types something. */
  readonly name: string;
  readonly field: RowsField;
  /** The error that blocks saving while the field has a value. */
  readonly unfinished: Text;
}

/** The declaration of a form field. Its label, rules, control and wire format follow from it. */
export type Field =
  | TextField
  | SelectField
  | MultiSelectField
  | ChoiceField
  | StatusField
  | TimeField<'dateTime'>
  | TimeField<'date'>
  | ImageField
  | RichTextField
  | RowsField;

export interface Fields {
  readonly [name: string]: Field;
}

/** The value of a field in a form: text in the wire format, a file to send, ids, or rows. */
export type Value = string | Blob | readonly string[] | readonly RowValues[];
export type RowValues = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, Value>>;

/** The fields of a form in this mode, in order. */
export function fieldsOn(mode: Mode, fields: Fields): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(fields).filter(([, field]) => field.shownOn === undefined || field.shownOn === mode);
}

/** The field for a name in a form's values: a field of the form, or the staging field of one. */
export function fieldOf(fields: Fields, name: string): Field | undefined {
  const stagingFields = Object.values(fields).map((field) => (field.kind === 'rows' ? field.stagingField : undefined));
  return fields[name] ?? stagingFields.find((staging) => staging?.name === name)?.field;
}

/** The fields whose members every server has. */
export function specifiedFields(fields: Fields): Fields {
  const specified = Object.entries(fields).filter(([, { feature }]) => feature === undefined);
  return Object.fromEntries(
    specified.map(([name, field]) => [
      name,
      field.kind === 'rows' ? { ...field, row: specifiedFields(field.row) } : field,
    ]),
  );
}

/** Finds the choice for a stored value, by its value or its alias. */
export function findChoice(choices: readonly Choice[], stored: string): Choice | undefined {
  return choices.find(({ value, alias }) => value === stored || alias === stored);
}

/** Whether values of the field are never stored on the device. */
export function isSecret(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.entry === 'password';
}

/** The members of a record that contain the URL of an image. */
export function pictureMembers(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'image' ? [field.from] : []));
}

/** Whether the field is mandatory in this form. Such fields are marked with an asterisk. */
export function isRequired(field: Field, mode: Mode): boolean {
  return field.rules.some((rule) => rule.requires === true && (rule.on === undefined || rule.on === mode));
}
