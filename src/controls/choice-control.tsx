import type { ChoiceField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { Select } from '#ui/select/select.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** One of a few values. A value of the record that is no choice is shown unchanged until another is chosen. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { field, value, onChange } = props;
  const text = useText();
  const current = textIn(value);
  const options = field.choices.map((choice) => ({ value: choice.value, label: text(choice.label) }));
  const isUnlisted = current !== '' && !options.some((option) => option.value === current);
  return (
    <Select
      {...useFieldProps(props)}
      options={isUnlisted ? [{ value: current, label: current }, ...options] : options}
      value={current}
      onChange={onChange}
      placeholder={text('Select...')}
    />
  );
}
