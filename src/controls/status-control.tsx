import { readStatus } from '#domain/status.ts';
import type { StatusField } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { FieldShell } from '#ui/form/field-shell.tsx';
import { Switch } from '#ui/form/switch.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** Active or not (section 4: '1' or '0'). */
export function StatusControl(props: ControlProps<StatusField>) {
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
