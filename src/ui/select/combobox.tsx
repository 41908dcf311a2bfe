import type { OptionItem } from './option-item.ts';
import { OptionPicker, type PickerProps } from './option-picker.tsx';

export type ComboboxProps = PickerProps & {
  /** The item with its name. It need not be among the options. */
  value: OptionItem | null;
  onChange: (item: OptionItem | null) => void;
  /** Whether a button clears the value. By default true unless the field is required. */
  clearable?: boolean;
};

/** A searchable drop-down of records (section 2). Deleting the text clears the value. */
export function Combobox({ value, onChange, clearable = true, ...props }: ComboboxProps) {
  const clear = () => onChange(null);
  const showsClear = value !== null && clearable && !props.required && !props.disabled;
  return (
    <OptionPicker
      {...props}
      restingText={value?.name ?? ''}
      selected={value}
      several={false}
      isChosen={({ id }) => id === value?.id}
      onPick={onChange}
      onEmptied={clear}
      onClear={showsClear ? clear : undefined}
    />
  );
}
