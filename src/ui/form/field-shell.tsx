import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import type { ControlAttributes, FieldProps } from './field-props.ts';
import css from './field-shell.module.css';

export type FieldShellProps = Pick<FieldProps, 'label' | 'required' | 'help' | 'error' | 'id'> & {
  /** At the end of the label's line: a link or a small button. */
  aside?: ReactNode;
  /** Under the control: a notice about a slow call. */
  notice?: ReactNode;
  /** For a control of several elements (OTP inputs, a file picker): a group that the label names. */
  group?: boolean;
  children: (control: ControlAttributes) => ReactNode;
};

/**
 * A label with its required mark, a control, help and error. The control references the error by `aria-describedby`, and
 * screen readers announce the error when it appears.
 */
export function FieldShell({ label, required, help, error, id, aside, notice, group, children }: FieldShellProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const labelId = `${controlId}-label`;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  const Label = group ? 'span' : 'label';

  return (
    <div className={css['field']} {...(group && { role: 'group', 'aria-labelledby': labelId })}>
      <div className={css['head']}>
        <Label className={css['label']} id={labelId} {...(group ? {} : { htmlFor: controlId })}>
          {label}
          {required && (
            <span className={css['required']} aria-hidden="true">
              {' *'}
            </span>
          )}
        </Label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {notice}
      <div aria-live="polite">
        {error && (
          <p className={css['error']} id={errorId}>
            <CircleAlert size={14} className={css['icon']} />
            {error}
          </p>
        )}
      </div>
      {help && (
        <p className={css['help']} id={helpId}>
          {help}
        </p>
      )}
    </div>
  );
}
