import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './resend-otp.module.css';

interface ResendOtpProps {
  /** Whole seconds until another code can be asked for. */
  readonly secondsLeft: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** 'Resend OTP', disabled until the countdown ends (section 4). The seconds are shown, only their end is announced. */
export function ResendOtp({ secondsLeft, busy, onResend }: ResendOtpProps) {
  const text = useText();
  const isCounting = secondsLeft > 0;
  return (
    <div className={css['resend']}>
      <span role="timer">
        {isCounting && text('You can ask for another OTP in {{count}} seconds', { count: secondsLeft })}
      </span>
      <VisuallyHidden>
        <span role="status">{!isCounting && text('You can ask for another OTP now')}</span>
      </VisuallyHidden>
      <Button size="small" disabled={isCounting || busy} onClick={onResend}>
        {text('Resend OTP')}
      </Button>
    </div>
  );
}
