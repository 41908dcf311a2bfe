import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '../base/icon-button.tsx';
import { keepFocus } from '../base/keep-focus.ts';
import control from './control.module.css';
import { FieldShell } from './field-shell.tsx';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'counted' | 'autoComplete' | 'inputMode'> & {
  /** Tells the person's password manager whether to fill or to suggest. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a show/hide toggle (section 2). */
export function PasswordField(props: PasswordFieldProps) {
  const { label, required, help, error, id, aside, value, onChange, ...rest } = props;
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <FieldShell {...{ label, required, help, error, id, aside }}>
      {(attributes) => (
        <div className={control['wrap']}>
          <input
            {...rest}
            {...attributes}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={control['control']}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={control['end']}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? text('Hide password') : text('Show password')}
              disabled={rest.disabled ?? false}
              aria-controls={attributes.id}
              onMouseDown={keepFocus}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </FieldShell>
  );
}
