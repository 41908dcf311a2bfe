import type { Mode } from '#domain/rule.ts';
import type { Field, Value } from '#fields/field.ts';

/** What every control takes: one field of a form, its value and what is wrong with it. */
export interface ControlProps<F extends Field = Field> {
  readonly field: F;
  readonly name: string;
  readonly mode: Mode;
  readonly value: Value;
  /** In the person's language. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** The id of a field's control, by which the first field in error is found and focused. */
export function controlId(name: string): string {
  return `field-${name}`;
}

/** A control whose value is text; a file has no place in it. */
export function textValue(value: Value): string {
  return typeof value === 'string' ? value : '';
}
