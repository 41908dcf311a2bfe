import type { ComponentType } from 'react';
import { readStatus } from '#domain/status.ts';
import { seenLine } from '#domain/text/unseen.ts';
import type { ChoiceField, Field, StatusField, TextField as TextFieldDeclaration } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { useText } from '#i18n/use-text.ts';
import { FieldShell } from '#ui/form/field-shell.tsx';
import { NumberTextField } from '#ui/form/number-text-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { Select } from '#ui/select/select.tsx';
import { type ControlProps, useFieldProps } from './control.ts';
import { ImageControl } from './image-control.tsx';
import { MultiSelectControl } from './multi-select-control.tsx';
import { RemoveUnseen } from './remove-unseen.tsx';
import { richTextCode } from './rich-text-code.ts';
import { SelectControl } from './select-control.tsx';
import { TimeControl } from './time-control.tsx';

/** The control of each kind of field but rows, which have editors of their own. */
export type Controls<F extends { readonly kind: string }> = {
  readonly [K in Exclude<F['kind'], 'rows'>]: ComponentType<ControlProps<Extract<F, { readonly kind: K }>>>;
};

export const controls: Controls<Field> = {
  text: TextControl,
  choice: ChoiceControl,
  status: StatusControl,
  select: SelectControl,
  multiSelect: MultiSelectControl,
  dateTime: TimeControl,
  date: TimeControl,
  image: ImageControl,
  richText: (props) => <LazyPage code={richTextCode}>{(RichText) => <RichText {...props} />}</LazyPage>,
};

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps) {
  // The control under a field's kind takes that field.
  const Control = controls[props.field.kind] as ComponentType<ControlProps>;
  return <Control {...props} />;
}

/** One line of text, with the keyboard and the checks of its kind of entry. */
function TextControl(props: ControlProps<TextFieldDeclaration>) {
  const { field, value, onChange } = props;
  const fieldProps = { ...useFieldProps(props), value: textIn(value), onChange };
  const aside = <RemoveUnseen {...props} seen={seenLine} />;
  switch (field.entry) {
    case 'digits':
      return <NumberTextField {...fieldProps} maxLength={field.maxLength} autoComplete="off" />;
    case 'phone':
      return <NumberTextField {...fieldProps} maxLength={field.maxLength} isPhone autoComplete="off" />;
    case 'password':
      return <PasswordField {...fieldProps} autoComplete="new-password" />;
    case 'email':
      return <TextField {...fieldProps} aside={aside} type="email" autoComplete="off" spellCheck={false} />;
    case 'url':
    case 'video':
      return <TextField {...fieldProps} aside={aside} type="url" autoComplete="off" spellCheck={false} />;
    case 'text':
      return <TextField {...fieldProps} aside={aside} autoComplete="off" />;
  }
}

/** One of a few values. A value of the record that is no choice is shown unchanged until another is chosen. */
function ChoiceControl(props: ControlProps<ChoiceField>) {
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

/** Active or not (section 4: '1' or '0'). */
function StatusControl(props: ControlProps<StatusField>) {
  const { value, onChange, disabled } = props;
  const text = useText();
  const { id, label, required, error } = useFieldProps(props);
  const isActive = readStatus(value) === '1';
  return (
    <FieldShell {...{ id, label, required, error }} group>
      {(attributes) => (
        <Switch
          id={attributes.id}
          label={text(isActive ? 'Active' : 'Inactive')}
          labelShown
          checked={isActive}
          disabled={disabled}
          onChange={(checked) => onChange(checked ? '1' : '0')}
        />
      )}
    </FieldShell>
  );
}
