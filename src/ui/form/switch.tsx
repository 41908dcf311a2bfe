import { useId } from 'react';
import css from './switch.module.css';

export type SwitchProps = {
  /** The accessible name; shown beside the switch with `labelShown`. */
  label: string;
  labelShown?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A change is pending: the switch keeps the focus but ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  id?: string;
};

/** An on/off switch that takes effect at once. */
export function Switch({ label, labelShown = false, checked, onChange, busy = false, disabled, id }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  const change = () => !busy && onChange(!checked);
  const control = (
    <input
      type="checkbox"
      role="switch"
      id={switchId}
      className={css['switch']}
      aria-label={labelShown ? undefined : label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={change}
      // Enter would submit the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        change();
      }}
    />
  );
  if (!labelShown) return control;
  return (
    <label className={css['labelled']} htmlFor={switchId}>
      {control}
      <span>{label}</span>
    </label>
  );
}
