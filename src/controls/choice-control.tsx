import type { ChoiceField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { Select } from '#ui/select/select.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** One of a few values. A record's value that is none of them is shown as it is until another is chosen. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { field, value, onChange } = props;
  const text = useText();
  const held = textIn(value);
  const options = field.choices.map((choice) => ({ value: choice.value, label: text(choice.label) }));
  const isForeign = held !== '' && !options.some((option) => option.value === held);
  return (
    <Select
      {...useFieldProps(props)}
      options={isForeign ? [{ value: held, label: held }, ...options] : options}
      value={held}
      onChange={onChange}
      placeholder={text('Select...')}
    />
  );
}
