import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { recoveryLogic, recoveryStart } from '#session/account/recovery-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { OtpField } from '#ui/form/otp-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { ResendOtp } from '../shared/resend-otp.tsx';
import { useCodeForm } from '../shared/use-code-form.ts';
import { useOutput } from '../shared/use-output.ts';
import { validateRecovery } from './recovery-rules.ts';

/** Username and 'Send OTP'; then the OTP field, 'Verify' and 'Resend OTP' (section 2). A reload keeps the step. */
export function RecoveryForm({ onVerified }: { onVerified: (username: string) => void }) {
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const [start] = useState(recoveryStart);
  const recovery = useActorRef(useLogic(recoveryLogic, api), { input: { validate: validateRecovery, ...start } });
  const form = useCodeForm(recovery);
  const { id, call, isOnline, isEntering, field, submitButton } = form;
  const { failure } = form.context;

  useOutput(recovery, ({ recipient }) => onVerified(recipient));

  return (
    <form className={layout['stack']} onSubmit={form.submit} noValidate>
      {failure && (
        <Banner kind={failure.kind === 'unknown' ? 'warning' : 'error'}>{serverText(failure.message)}</Banner>
      )}
      <TextField
        {...field('recipient')}
        name="username"
        label={text('Email/Mobile No')}
        autoComplete="username"
        spellCheck={false}
        autoFocus={!isEntering}
        readOnly={isEntering}
        aside={
          isEntering && (
            <Button
              variant="ghost"
              size="small"
              disabled={call !== null}
              onMouseDown={keepFocus}
              onClick={() => recovery.send({ type: 'code.restart' })}
            >
              {text('Change')}
            </Button>
          )
        }
      />
      {isEntering && <OtpField {...field('otp')} name="otp" label={text('OTP')} length={limits.otpLength} autoFocus />}
      <Button {...submitButton} type="submit" variant="primary" wide onMouseDown={keepFocus}>
        {text(isEntering ? 'Verify' : 'Send OTP')}
      </Button>
      {isEntering && <ResendOtp {...form.resend} />}
      <SlowNotice calls={api.pending} />
      <OfflineReason id={`${id}offline`} isOnline={isOnline} />
    </form>
  );
}
