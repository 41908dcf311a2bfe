import type { TimeField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { DateTimeField } from '#ui/form/date-time-field.tsx';
import { DayInput } from '#ui/form/day-input.tsx';
import { FieldShell } from '#ui/form/field-shell.tsx';
import { type ControlProps, useFieldProps } from './control.ts';

/** A date and time in the device's zone with UTC beside it, or a date. */
export function TimeControl(props: ControlProps<TimeField>) {
  const { field, value, onChange } = props;
  const fieldProps = useFieldProps(props);
  if (field.kind === 'dateTime') return <DateTimeField {...fieldProps} value={textIn(value)} onChange={onChange} />;
  const { name, disabled, onBlur, ...shell } = fieldProps;
  return (
    <FieldShell {...shell}>
      {(attributes) => (
        <DayInput
          {...attributes}
          {...{ name, disabled, onBlur }}
          isInForm
          isOptional
          isPast={field.isPast}
          value={textIn(value)}
          onDay={onChange}
        />
      )}
    </FieldShell>
  );
}
