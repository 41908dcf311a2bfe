import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useServerText, useText } from '#i18n/use-text.ts';
import { invalidInput } from '#machines/change-password/machine.ts';
import { changePasswordLogic } from '#session/account/profile-logic.ts';
import { useServices } from '#session/services/services-context.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { HiddenUsername } from '#ui/base/hidden-username.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { useCallForm } from '../shared/use-call-form.ts';
import { useOutput } from '../shared/use-output.ts';
import { validateChangePassword } from './profile-rules.ts';

interface ChangePasswordDialogProps {
  /** For password managers. */
  readonly username: string;
  readonly userId: number;
  /** Called when the password is changed or the dialog is cancelled. */
  readonly onClose: (isChanged: boolean) => void;
}

/** The dialog 'Change Password' (sections 2, 3 and 5). */
export function ChangePasswordDialog({ username, userId, onClose }: ChangePasswordDialogProps) {
  const { drafts } = useServices();
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const change = useActorRef(
    useMemo(() => changePasswordLogic(api, drafts, userId), [api, drafts, userId]),
    { input: { validate: validateChangePassword } },
  );
  const { id, context, isBusy, isOnline, field, submitButton, submit } = useCallForm(change);
  const failure = invalidInput(context);
  const close = () => change.send({ type: 'callForm.close' });
  useResumed(change);
  useOutput(change, ({ message }) => onClose(message !== null));

  return (
    <Dialog
      open
      size="small"
      title={text('Change Password')}
      locked={isBusy}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onMouseDown={keepFocus} onClick={close}>
            {text('Cancel')}
          </Button>
          <Button {...submitButton} type="submit" form={id} variant="primary" onMouseDown={keepFocus}>
            {text('Save')}
          </Button>
        </>
      }
    >
      <form id={id} className={layout['stack']} onSubmit={submit} noValidate>
        {failure !== '' && <Banner kind="error">{serverText(failure)}</Banner>}
        <HiddenUsername value={username} />
        <PasswordField
          {...field('oldpassword')}
          required
          label={text('Old Password')}
          autoComplete="current-password"
          data-autofocus
        />
        <PasswordField
          {...field('newpassword')}
          required
          label={text('New Password')}
          help={text('8 to 16 characters, with an uppercase and a lowercase letter, a number and a special character')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          required
          label={text('Confirm Password')}
          autoComplete="new-password"
        />
        <SlowNotice calls={api.pending} />
        <OfflineReason id={`${id}offline`} isOnline={isOnline} />
      </form>
    </Dialog>
  );
}
