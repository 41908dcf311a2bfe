import { useActorRef, useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId, useMemo, useState } from 'react';
import { phoneVerificationLogic } from '#account/phone-verification-logic.ts';
import { useOnline } from '#connection/use-online.ts';
import { codeRules } from '#domain/access-rules.ts';
import { limits } from '#domain/limits.ts';
import { firstBroken } from '#domain/rule.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { callInProgress, visibleError } from '#machines/phone-verification/selectors.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { Button } from '#ui/base/button.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { OtpField } from '#ui/form/otp-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { ResendOtp } from '../shared/resend-otp.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import css from './dialog-form.module.css';

interface PhoneDialogProps {
  readonly phone: string;
  readonly userId: number;
  readonly onEnd: (isVerified: boolean) => void;
}

const rules = codeRules();
const validate = (otp: string) => firstBroken(rules, otp) ?? null;

/** Verifies a changed mobile number before it is saved (section 4, "Mobile OTP flow"). */
export function PhoneDialog({ phone, userId, onEnd }: PhoneDialogProps) {
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const id = useId();
  const [now] = useState(Date.now);
  const verification = useActorRef(
    useMemo(() => phoneVerificationLogic(api), [api]),
    { input: { phone, userId, validate, now } },
  );
  const context = useSelector(verification, (snapshot) => snapshot.context);
  const isEntering = useSelector(verification, (snapshot) => snapshot.hasTag('entering'));
  const isVerifying = useSelector(verification, (snapshot) => snapshot.matches({ entering: { step: 'verifying' } }));
  const call = useSelector(verification, callInProgress);
  const isOnline = useOnline();
  const describedBy = isOnline ? undefined : `${id}offline`;
  const isDisabled = call !== null || !isOnline;
  const { failure } = context;
  const error = visibleError(context);
  useNotices(verification);
  useResumed(verification);

  useEffect(() => {
    const subscription = verification.on('phoneVerification.focusCode', () =>
      document.getElementById(`${id}otp`)?.focus(),
    );
    return () => subscription.unsubscribe();
  }, [verification, id]);

  useOutput(verification, ({ isVerified }) => onEnd(isVerified));

  const cancel = () => verification.send({ type: 'phoneVerification.cancel' });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    verification.send({ type: isEntering ? 'phoneVerification.verify' : 'phoneVerification.send' });
  }

  return (
    <Dialog
      open
      size="small"
      title={text('Verify Mobile Number')}
      description={text('We send a one-time code to {{phone}}. The number is saved when you enter it.', { phone })}
      locked={isVerifying}
      onClose={cancel}
      footer={
        <>
          <Button disabled={isVerifying} onMouseDown={keepFocus} onClick={cancel}>
            {text('Cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            data-autofocus
            busy={call === 'send' || call === 'verify'}
            disabled={isDisabled}
            onMouseDown={keepFocus}
            aria-describedby={describedBy}
          >
            {text(isEntering ? 'Verify' : 'Send OTP')}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} onSubmit={submit} noValidate>
        {failure && (
          <Banner kind={failure.kind === 'unknown' ? 'warning' : 'error'}>{serverText(failure.message)}</Banner>
        )}
        {isEntering && (
          <>
            <OtpField
              id={`${id}otp`}
              label={text('OTP')}
              length={limits.otpLength}
              value={context.otp}
              error={error === null ? undefined : serverText(error)}
              onChange={(value) => verification.send({ type: 'phoneVerification.change', value })}
              onBlur={() => verification.send({ type: 'phoneVerification.blur' })}
              autoFocus
            />
            <ResendOtp
              secondsLeft={secondsLeft(context)}
              busy={call === 'resend'}
              disabled={isDisabled}
              describedBy={describedBy}
              onResend={() => verification.send({ type: 'phoneVerification.resend' })}
            />
          </>
        )}
        <SlowNotice calls={api.pending} />
        <OfflineReason id={`${id}offline`} isOnline={isOnline} />
      </form>
    </Dialog>
  );
}
