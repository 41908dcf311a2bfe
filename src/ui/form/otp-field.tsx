import type { Ref } from 'react';
import { limits } from '#domain/limits.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import control from './control.module.css';
import { type FieldProps, FieldShell } from './field-shell.tsx';
import css from './otp-field.module.css';
import { type OtpKind, useOtpBoxes } from './use-otp-boxes.ts';

export type OtpFieldProps = FieldProps & {
  /** The characters of all boxes, without empty ones. */
  value: string;
  onChange: (code: string) => void;
  /** The number of boxes; 4 by default (section 9). */
  length?: number;
  /** The allowed characters; numeric by default. */
  kind?: OtpKind;
  autoFocus?: boolean;
  /** A ref to the first box. */
  ref?: Ref<HTMLInputElement>;
};

/** One-time-code entry of single-character boxes (section 2). */
export function OtpField({ label, required, help, error, disabled, id, name, onBlur, ...props }: OtpFieldProps) {
  const { value, onChange, length = limits.otpBoxes, kind = 'numeric', autoFocus, ref } = props;
  const text = useText();
  const { group, slots, pasteRefused, input, paste, press } = useOtpBoxes({ value, onChange, length, kind });
  const shown = pasteRefused ? text('Only digits can be pasted here') : error;
  return (
    <FieldShell {...{ label, required, help, id }} group error={shown}>
      {({ id: firstId, ...attributes }) => (
        <div ref={group} className={css['boxes']}>
          {slots.map((slot, index) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are identified by position
              key={index}
              {...attributes}
              {...(index === 0 && { id: firstId, ref, name, autoFocus })}
              type="text"
              aria-label={text('Please enter OTP character {{position}}', { position: index + 1 })}
              inputMode={kind === 'numeric' ? 'numeric' : 'text'}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              disabled={disabled}
              className={classNames(control['control'], css['box'])}
              value={slot}
              onInput={(event) => input(event, index)}
              onPaste={(event) => paste(event, index)}
              onKeyDown={(event) => press(event, index)}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={({ relatedTarget }) => {
                if (!group.current?.contains(relatedTarget)) onBlur?.();
              }}
            />
          ))}
        </div>
      )}
    </FieldShell>
  );
}
