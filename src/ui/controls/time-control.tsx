import type { TimeField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { DateTimeField } from '#ui/form/date-time-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { usePastedDay } from '#ui/form/use-pasted-day.ts';
import { type ControlProps, useFieldProps } from './control.ts';

/** A date and time in the device's zone with UTC beside it, or a date. */
export function TimeControl(props: ControlProps<TimeField>) {
  const { field, value, onChange } = props;
  const fieldProps = useFieldProps(props);
  const paste = usePastedDay(onChange, field);
  if (field.kind === 'date')
    return <TextField {...fieldProps} type="date" value={textIn(value)} onChange={onChange} onPaste={paste} />;
  return <DateTimeField {...fieldProps} value={textIn(value)} onChange={onChange} />;
}
