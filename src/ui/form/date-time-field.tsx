import { fromLocalInput, toLocalInput, type WireDateTime } from '#domain/time/date-time.ts';
import { useText } from '#i18n/use-text.ts';
import control from './control.module.css';
import css from './date-time-field.module.css';
import { type FieldProps, FieldShell } from './field-shell.tsx';

export type DateTimeFieldProps = FieldProps & {
  /** 'YYYY-MM-DD HH:MM:SS' in UTC; '' if empty. */
  value: WireDateTime;
  onChange: (value: WireDateTime) => void;
};

/** A date and time, typed in the device's zone. The UTC value, which is sent, is shown beside the label. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, required, help, error, id, value, onChange, ...rest } = props;
  const text = useText();
  const local = toLocalInput(value);
  const utc = local !== '' && (
    <output className={css['utc']}>{text('UTC: {{time}}', { time: value.slice(0, 16) })}</output>
  );
  return (
    <FieldShell {...{ label, required, help, error, id }} aside={utc}>
      {(attributes) => (
        <input
          {...rest}
          {...attributes}
          type="datetime-local"
          // Limits the typed year to four digits.
          max="9999-12-31T23:59"
          className={control['control']}
          value={local}
          onChange={(event) => onChange(fromLocalInput(event.target.value))}
        />
      )}
    </FieldShell>
  );
}
