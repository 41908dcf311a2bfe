import { useActorRef, useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId, useMemo, useState } from 'react';
import { recoveryLogic, recoveryStart } from '#actors/recovery-logic.ts';
import { useOnline } from '#actors/use-online.ts';
import { useOwnApi } from '#actors/use-own-api.ts';
import { limits } from '#domain/limits.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { callUnderWay, visibleErrors } from '#machines/recovery/selectors.ts';
import type { RecoveryField } from '#machines/recovery/types.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { OtpField } from '#ui/otp-field.tsx';
import { SlowNotice } from '#ui/slow-notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { OfflineReason } from '../offline-reason.tsx';
import { ResendOtp } from '../resend-otp.tsx';
import { useNotices } from '../use-notices.ts';
import { useOutput } from '../use-output.ts';
import css from './auth-form.module.css';
import { validateRecovery } from './recovery-rules.ts';

/** Username and 'Send OTP'; then the boxes, 'Verify' and 'Resend OTP' (section 2). A reload goes on where it was. */
export function RecoveryForm({ onVerified }: { onVerified: (username: string) => void }) {
  const api = useOwnApi();
  const text = useText();
  const serverText = useServerText();
  const [start] = useState(recoveryStart);
  const recovery = useActorRef(
    useMemo(() => recoveryLogic(api), [api]),
    { input: { validate: validateRecovery, ...start } },
  );
  const context = useSelector(recovery, (snapshot) => snapshot.context);
  const isEntering = useSelector(recovery, (snapshot) => snapshot.hasTag('entering'));
  const call = useSelector(recovery, callUnderWay);
  const isOnline = useOnline();
  const id = useId();
  const describedBy = isOnline ? undefined : `${id}offline`;
  const isOff = call !== null || !isOnline;
  const { failure } = context;
  const errors = visibleErrors(context);
  useNotices(recovery);

  useEffect(() => {
    const focusing = recovery.on('recovery.focusField', ({ name }) => document.getElementById(id + name)?.focus());
    return () => focusing.unsubscribe();
  }, [recovery, id]);

  useOutput(recovery, ({ username }) => onVerified(username));

  const field = (name: RecoveryField) => ({
    id: id + name,
    name,
    value: context.values[name],
    error: errors[name] && serverText(errors[name]),
    onChange: (value: string) => recovery.send({ type: 'recovery.change', name, value }),
    onBlur: () => recovery.send({ type: 'recovery.blur', name }),
  });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    recovery.send({ type: isEntering ? 'recovery.verify' : 'recovery.send' });
  }

  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      {failure && (
        <Banner kind={failure.kind === 'unknown' ? 'warning' : 'error'}>{serverText(failure.message)}</Banner>
      )}
      <TextField
        {...field('username')}
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
              onClick={() => recovery.send({ type: 'recovery.restart' })}
            >
              {text('Change')}
            </Button>
          )
        }
      />
      {isEntering ? (
        <>
          <OtpField {...field('otp')} label={text('OTP')} length={limits.otpLength} autoFocus />
          <Button
            type="submit"
            variant="primary"
            wide
            busy={call === 'verify'}
            disabled={isOff}
            aria-describedby={describedBy}
            onMouseDown={keepFocus}
          >
            {text('Verify')}
          </Button>
          <ResendOtp
            secondsLeft={secondsLeft(context)}
            busy={call === 'resend'}
            disabled={isOff}
            describedBy={describedBy}
            onResend={() => recovery.send({ type: 'recovery.resend' })}
          />
        </>
      ) : (
        <Button
          type="submit"
          variant="primary"
          wide
          busy={call === 'send'}
          disabled={isOff}
          aria-describedby={describedBy}
          onMouseDown={keepFocus}
        >
          {text('Send OTP')}
        </Button>
      )}
      <SlowNotice calls={api.pending} />
      <OfflineReason id={`${id}offline`} isOnline={isOnline} />
    </form>
  );
}
