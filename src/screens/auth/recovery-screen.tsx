import { useText } from '#i18n/use-text.ts';
import { AuthCard, FocusKeepingLink } from '#ui/layout/auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';

interface RecoveryScreenProps {
  /** The user whose code was verified; null before. */
  readonly verified: string | null;
  readonly onVerified: (username: string) => void;
  readonly onPasswordSet: () => void;
  /** The verification has expired: go back and request a new code. */
  readonly onNewCode: () => void;
}

/** /forgot-password and, after a code was verified, /new-password (section 2). */
export function RecoveryScreen({ verified, onVerified, onPasswordSet, onNewCode }: RecoveryScreenProps) {
  const text = useText();
  const isVerified = verified !== null;
  return (
    <AuthCard
      title={text(isVerified ? 'New Password' : 'Forgot Password')}
      description={
        isVerified
          ? text('For {{username}}', { username: verified })
          : text('We send a one-time code to your registered mobile number.')
      }
      footer={<FocusKeepingLink to="/login">{text('< Back to login')}</FocusKeepingLink>}
    >
      {isVerified ? (
        <NewPasswordForm username={verified} onPasswordSet={onPasswordSet} onNewCode={onNewCode} />
      ) : (
        <RecoveryForm onVerified={onVerified} />
      )}
    </AuthCard>
  );
}
