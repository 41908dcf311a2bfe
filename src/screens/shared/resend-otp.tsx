import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#ui/base/keep-focus.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import css from './resend-otp.module.css';

interface ResendOtpProps {
  /** Whole seconds until another code can be requested. */
  readonly secondsLeft: number;
  /** Another code is being requested. */
  readonly busy: boolean;
  /** Disabled for another reason than the countdown or `busy`. */
  readonly disabled: boolean;
  /** The id of the element with the other reason. */
  readonly describedBy: string | undefined;
  readonly onResend: () => void;
}

/** 'Resend OTP', disabled until the countdown ends (section 4). Screen readers announce only the end. */
export function ResendOtp({ secondsLeft, busy, disabled, describedBy, onResend }: ResendOtpProps) {
  const text = useText();
  const isCounting = secondsLeft > 0;
  return (
    <div className={layout['tight']}>
      <Button
        wide
        busy={busy}
        disabled={isCounting || disabled}
        aria-describedby={describedBy}
        onMouseDown={keepFocus}
        onClick={onResend}
      >
        {text('Resend OTP')}
      </Button>
      <span role="timer" className={css['wait']}>
        {isCounting && text('You can ask for another OTP in {{count}} seconds', { count: secondsLeft })}
      </span>
      <VisuallyHidden>
        <span role="status">{!isCounting && text('You can ask for another OTP now')}</span>
      </VisuallyHidden>
    </div>
  );
}
