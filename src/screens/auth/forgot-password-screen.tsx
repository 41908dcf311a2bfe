import { useText } from '#i18n/use-text.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { RecoveryForm } from './recovery-form.tsx';

interface ForgotPasswordScreenProps {
  /** The code was right: a new password may be set for this username. */
  readonly onVerified: (username: string) => void;
}

/** /forgot-password. */
export function ForgotPasswordScreen({ onVerified }: ForgotPasswordScreenProps) {
  const text = useText();
  return (
    <AuthCard
      title={text('Forgot Password')}
      description={text('A one-time code goes to your registered mobile number.')}
      footer={<BackToLogin />}
    >
      <RecoveryForm onVerified={onVerified} />
    </AuthCard>
  );
}
