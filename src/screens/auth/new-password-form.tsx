import { useActorRef, useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId, useMemo } from 'react';
import { newPasswordLogic } from '#account/new-password-logic.ts';
import { useOnline } from '#connection/use-online.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { mayNeedNewCode, visibleErrors } from '#machines/new-password/selectors.ts';
import type { NewPasswordField } from '#machines/new-password/types.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { Button } from '#ui/base/button.tsx';
import { HiddenUsername } from '#ui/base/hidden-username.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import css from './auth-form.module.css';
import { validateNewPassword } from './new-password-rules.ts';

interface NewPasswordFormProps {
  /** The user whose code was verified. */
  readonly username: string;
  readonly onPasswordSet: () => void;
  /** The verification has expired: go back and request a new code. */
  readonly onNewCode: () => void;
}

const paths = { newpassword: 'password' } as const;

/** New and confirm password, each with its toggle, and 'Submit' (section 2). */
export function NewPasswordForm({ username, onPasswordSet, onNewCode }: NewPasswordFormProps) {
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const form = useActorRef(
    useMemo(() => newPasswordLogic(api), [api]),
    { input: { username, validate: validateNewPassword, paths } },
  );
  const context = useSelector(form, (snapshot) => snapshot.context);
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const needsCode = useSelector(form, mayNeedNewCode);
  const isOnline = useOnline();
  const id = useId();
  const { failure } = context;
  const errors = visibleErrors(context);
  useNotices(form);

  useEffect(() => {
    const subscription = form.on('newPassword.focusField', ({ name }) => document.getElementById(id + name)?.focus());
    return () => subscription.unsubscribe();
  }, [form, id]);

  useOutput(form, () => onPasswordSet());

  const field = (name: NewPasswordField) => ({
    id: id + name,
    name,
    value: context.values[name],
    error: errors[name] && serverText(errors[name]),
    autoComplete: 'new-password' as const,
    onChange: (value: string) => form.send({ type: 'newPassword.change', name, value }),
    onBlur: () => form.send({ type: 'newPassword.blur', name }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    form.send({ type: 'newPassword.submit' });
  }

  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {failure && (
        <Banner
          kind={failure.kind === 'unknown' ? 'warning' : 'error'}
          action={
            needsCode && (
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
        label={text('New Password')}
        help={text('8 to 16 characters, with an uppercase and a lowercase letter, a number and a special character')}
        autoFocus
      />
      <PasswordField {...field('passwordConfirmation')} label={text('Confirm Password')} />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={busy}
        disabled={!isOnline}
        onMouseDown={keepFocus}
        aria-describedby={isOnline ? undefined : `${id}offline`}
      >
        {text('Submit')}
      </Button>
      <SlowNotice calls={api.pending} />
      <OfflineReason id={`${id}offline`} isOnline={isOnline} />
    </form>
  );
}
