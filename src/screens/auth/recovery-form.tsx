import { useActorRef, useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useId, useMemo, useState } from 'react';
import { recoveryLogic, recoveryStart } from '#account/recovery-logic.ts';
import { useOnline } from '#connection/use-online.ts';
import { limits } from '#domain/limits.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { secondsLeft } from '#machines/countdown.ts';
import { callInProgress, visibleErrors } from '#machines/recovery/selectors.ts';
import type { RecoveryField } from '#machines/recovery/types.ts';
import { useOwnApi } from '#services/use-own-api.ts';
import { Button } from '#ui/base/button.tsx';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { OtpField } from '#ui/form/otp-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { OfflineReason } from '../shared/offline-reason.tsx';
import { ResendOtp } from '../shared/resend-otp.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import css from './auth-form.module.css';
import { validateRecovery } from './recovery-rules.ts';

/** Username and 'Send OTP'; then the OTP field, 'Verify' and 'Resend OTP' (section 2). A reload keeps the step. */
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
  const call = useSelector(recovery, callInProgress);
  const isOnline = useOnline();
  const id = useId();
  const describedBy = isOnline ? undefined : `${id}offline`;
  const isOff = call !== null || !isOnline;
  const { failure } = context;
  const errors = visibleErrors(context);
  useNotices(recovery);

  useEffect(() => {
    const subscription = recovery.on('recovery.focusField', ({ name }) => document.getElementById(id + name)?.focus());
    return () => subscription.unsubscribe();
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
