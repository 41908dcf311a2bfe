import type { Mode } from '#domain/rule.ts';
import type { Field, RowsField, Value } from '#fields/field.ts';

/** What every control takes: one field of a form, its value and what is wrong with it. */
export interface ControlProps<F extends SingleField = SingleField> {
  readonly field: F;
  readonly name: string;
  readonly mode: Mode;
  readonly value: Value;
  /** In the person's language. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** What the field's option source asks for, once it is all there. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** A field that one control shows; rows are shown by the controls of their own fields. */
export type SingleField = Exclude<Field, RowsField>;

/** The id of a field's control, by which the first field in error is found and focused. */
export function controlId(name: string): string {
  return `field-${name}`;
}
