import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '../base/icon-button.tsx';
import { keepFocus } from '../base/keep-focus.ts';
import control from './control.module.css';
import { FieldShell } from './field-shell.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'autoComplete' | 'inputMode'> & {
  /** Whether password managers fill in the stored password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a show/hide toggle (section 2). */
export function PasswordField(props: PasswordFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, ...rest } = props;
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldShell {...{ label, required, help, error, id, aside }}>
      {(attributes) => (
        <div className={control['wrap']}>
          <input
            {...rest}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={control['control']}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={control['end']}>
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? text('Hide password') : text('Show password')}
              disabled={rest.disabled ?? false}
              aria-controls={attributes.id}
              onMouseDown={keepFocus}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
