import { useActorRef } from '@xstate/react';
import { useServerText, useText } from '#i18n/use-text.ts';
import { mayNeedNewCode } from '#machines/new-password/machine.ts';
import { newPasswordLogic } from '#session/account/recovery-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { HiddenUsername } from '#ui/base/hidden-username.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { useCallForm } from '../shared/use-call-form.ts';
import { useOutput } from '../shared/use-output.ts';
import { validateNewPassword } from './recovery-rules.ts';

interface NewPasswordFormProps {
  /** The user whose code was verified. */
  readonly username: string;
  readonly onPasswordSet: () => void;
  /** The verification has expired: go back and request a new code. */
  readonly onNewCode: () => void;
}

/** New and confirm password, each with its toggle, and 'Submit' (section 2). */
export function NewPasswordForm({ username, onPasswordSet, onNewCode }: NewPasswordFormProps) {
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const form = useActorRef(useLogic(newPasswordLogic, api), {
    input: { validate: validateNewPassword, prefilled: { username } },
  });
  const { id, context, isOnline, field, submitButton, submit } = useCallForm(form);
  const { failure } = context;

  useOutput(form, () => onPasswordSet());

  return (
    <form className={layout['stack']} onSubmit={submit} noValidate>
      {failure && (
        <Banner
          kind={failure.kind === 'unknown' ? 'warning' : 'error'}
          action={
            mayNeedNewCode(context) && (
              <Button size="small" onMouseDown={keepFocus} onClick={onNewCode}>
                {text('Ask for a new OTP')}
              </Button>
            )
          }
        >
          {serverText(failure.message)}
        </Banner>
      )}
      <HiddenUsername value={username} />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={text('New Password')}
        help={text('8 to 16 characters, with an uppercase and a lowercase letter, a number and a special character')}
        autoFocus
      />
      <PasswordField {...field('passwordConfirmation')} label={text('Confirm Password')} autoComplete="new-password" />
      <Button {...submitButton} type="submit" variant="primary" wide onMouseDown={keepFocus}>
        {text('Submit')}
      </Button>
      <SlowNotice calls={api.pending} />
      <OfflineReason id={`${id}offline`} isOnline={isOnline} />
    </form>
  );
}
