import { classNames } from '../base/class-names.ts';
import { Spinner } from '../loading/spinner.tsx';
import css from './switch.module.css';

export type SwitchProps = {
  /** Its name: shown beside it, or for screen readers alone where a table's column says it. */
  label: string;
  labelShown?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is on its way: it keeps focus but takes no press. */
  busy?: boolean;
  disabled?: boolean;
  id?: string;
};

/** On or off, at once. */
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
      {labelShown && label}
    </button>
  );
}
