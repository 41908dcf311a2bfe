import { useActorRef, useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId, useMemo } from 'react';
import { changePasswordLogic } from '#account/change-password-logic.ts';
import { useOnline } from '#connection/use-online.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { visibleErrors } from '#machines/change-password/selectors.ts';
import type { ChangePasswordField } from '#machines/change-password/types.ts';
import { useServices } from '#services/services-context.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/base/button.tsx';
import { HiddenUsername } from '#ui/base/hidden-username.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import { validateChangePassword } from './change-password-rules.ts';
import css from './dialog-form.module.css';

interface ChangePasswordDialogProps {
  /** For password managers. */
  readonly username: string;
  readonly userId: number;
  /** Called when the password is changed or the dialog is cancelled. */
  readonly onClose: () => void;
}

const paths = {
  currentpassword: 'oldpassword',
  newpassword: 'newpassword',
  confirmpassword: 'confirmPassword',
} as const;

/** The dialog 'Change Password' (sections 2, 3 and 5). */
export function ChangePasswordDialog({ username, userId, onClose }: ChangePasswordDialogProps) {
  const { drafts } = useServices();
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const id = useId();
  const change = useActorRef(
    useMemo(() => changePasswordLogic(api, drafts, userId), [api, drafts, userId]),
    { input: { validate: validateChangePassword, paths } },
  );
  const context = useSelector(change, (snapshot) => snapshot.context);
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const isOnline = useOnline();
  const errors = visibleErrors(context);
  useNotices(change);
  useResumed(change);

  useEffect(() => {
    const subscription = change.on('changePassword.focusField', ({ name }) =>
      document.getElementById(id + name)?.focus(),
    );
    return () => subscription.unsubscribe();
  }, [change, id]);

  useOutput(change, () => onClose());

  const field = (name: ChangePasswordField) => ({
    id: id + name,
    name,
    required: true,
    value: context.values[name],
    error: errors[name] && serverText(errors[name]),
    onChange: (value: string) => change.send({ type: 'changePassword.change', name, value }),
    onBlur: () => change.send({ type: 'changePassword.blur', name }),
  });

  const close = () => change.send({ type: 'changePassword.close' });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    change.send({ type: 'changePassword.submit' });
  }

  return (
    <Dialog
      open
      size="small"
      title={text('Change Password')}
      locked={busy}
      onClose={close}
      footer={
        <>
          <Button disabled={busy} onMouseDown={keepFocus} onClick={close}>
            {text('Cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={busy}
            disabled={!isOnline}
            onMouseDown={keepFocus}
            aria-describedby={isOnline ? undefined : `${id}offline`}
          >
            {text('Save')}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} onSubmit={submit} noValidate>
        {context.invalidInput !== '' && <Banner kind="error">{serverText(context.invalidInput)}</Banner>}
        <HiddenUsername value={username} />
        <PasswordField
          {...field('oldpassword')}
          label={text('Old Password')}
          autoComplete="current-password"
          data-autofocus
        />
        <PasswordField
          {...field('newpassword')}
          label={text('New Password')}
          help={text('8 to 16 characters, with an uppercase and a lowercase letter, a number and a special character')}
          autoComplete="new-password"
        />
        <PasswordField {...field('confirmPassword')} label={text('Confirm Password')} autoComplete="new-password" />
        <SlowNotice calls={api.pending} />
        <OfflineReason id={`${id}offline`} isOnline={isOnline} />
      </form>
    </Dialog>
  );
}
