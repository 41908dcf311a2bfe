import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '../base/keep-focus.ts';
import { IconButton } from '../button/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete' | 'inputMode'> & {
  /** Whether password managers fill in the stored password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a show/hide toggle (section 2). */
export function PasswordField(props: PasswordFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={(boxId) => (
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? text('Hide password') : text('Show password')}
          disabled={props.disabled ?? false}
          aria-controls={boxId}
          onMouseDown={keepFocus}
          onClick={() => setIsShown(!isShown)}
        />
      )}
    />
  );
}
