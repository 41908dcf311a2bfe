import { classNames } from '../base/class-names.ts';
import { Spinner } from '../loading/spinner.tsx';
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
  return (
    <button
      type="button"
      role="switch"
      id={id}
      className={css['switch']}
      aria-checked={checked}
      aria-label={labelShown ? undefined : label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={() => !busy && onChange(!checked)}
    >
      <span className={classNames(css['track'], busy && css['busy'])}>
        <span className={css['thumb']}>{busy && <Spinner />}</span>
      </span>
      {labelShown && <span>{label}</span>}
    </button>
  );
}
