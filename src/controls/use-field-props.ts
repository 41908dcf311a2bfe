import { isRequired } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { type ControlProps, controlId } from './control.ts';

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
