import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { codeRules } from '#domain/rules/access-rules.ts';
import { firstBrokenByField } from '#domain/rules/rule.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { CodeValues } from '#machines/code/setup.ts';
import { phoneVerificationLogic } from '#session/account/profile-logic.ts';
import { useLogic, useOwnApi } from '#session/services/use-own-api.ts';
import { useResumed } from '#session/use-resumed.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { OtpField } from '#ui/form/otp-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { ResendOtp } from '../shared/resend-otp.tsx';
import { useCodeForm } from '../shared/use-code-form.ts';
import { useOutput } from '../shared/use-output.ts';

interface PhoneDialogProps {
  readonly phone: string;
  readonly userId: number;
  readonly onEnd: (isVerified: boolean) => void;
}

const rules = { otp: codeRules() };
const validate = (values: CodeValues) => firstBrokenByField(rules, values);

/** Verifies a changed mobile number before it is saved (section 4, "Mobile OTP flow"). */
export function PhoneDialog({ phone, userId, onEnd }: PhoneDialogProps) {
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const [now] = useState(Date.now);
  const verification = useActorRef(useLogic(phoneVerificationLogic, api, userId), {
    input: { recipient: phone, validate, now },
  });
  const isVerifying = useSelector(verification, (snapshot) => snapshot.hasTag('busy') && snapshot.hasTag('verify'));
  const { id, context, isOnline, isEntering, field, submitButton, resend, submit } = useCodeForm(verification);
  const { failure } = context;
  const cancel = () => verification.send({ type: 'code.cancel' });
  useResumed(verification);
  useOutput(verification, ({ isVerified }) => onEnd(isVerified));

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
          <Button {...submitButton} type="submit" form={id} variant="primary" data-autofocus onMouseDown={keepFocus}>
            {text(isEntering ? 'Verify' : 'Send OTP')}
          </Button>
        </>
      }
    >
      <form id={id} className={layout['stack']} onSubmit={submit} noValidate>
        {failure && (
          <Banner kind={failure.kind === 'unknown' ? 'warning' : 'error'}>{serverText(failure.message)}</Banner>
        )}
        {isEntering && (
          <>
            <OtpField {...field('otp')} label={text('OTP')} length={limits.otpLength} autoFocus />
            <ResendOtp {...resend} />
          </>
        )}
        <SlowNotice calls={api.pending} />
        <OfflineReason id={`${id}offline`} isOnline={isOnline} />
      </form>
    </Dialog>
  );
}
