import type { Mode } from '#domain/rules/rule.ts';
import { type Field, isRequired, type RowsField, type Value } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';

/** The props of every control: one field of a form, its value and its error. */
export interface ControlProps<F extends { readonly kind: string } = SingleField> {
  readonly field: F;
  readonly name: string;
  readonly mode: Mode;
  readonly value: Value;
  /** In the user's language. */
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** Parameters of the field's option source; undefined until all of them are known. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** A field with one control. A field of rows has a control for each cell. */
export type SingleField = Exclude<Field, RowsField>;

/** The id of a field's control. The form uses it to focus the first field with an error. */
export function controlId(name: string): string {
  return `field-${name}`;
}

/** The props that every control passes to its `ui` component: label, required mark, error. */
export function useFieldProps({ field, name, mode, error, disabled, onBlur }: ControlProps) {
  const text = useText();
  return {
    id: controlId(name),
    name,
    label: text(field.label),
    required: isRequired(field, mode),
    error,
    disabled,
    onBlur,
  };
}
