import { useText } from '#i18n/use-text.ts';
import { AuthCard, FocusKeepingLink } from '#ui/layout/auth-card.tsx';
import { LoginForm } from './login-form.tsx';

/** / and /login. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  return (
    <AuthCard
      title={text('Login')}
      footer={
        <>
          <FocusKeepingLink to="/forgot-password">{text('Forgot password?')}</FocusKeepingLink>
          <FocusKeepingLink to="/privacy-policy">{text('Privacy Policy')}</FocusKeepingLink>
          <FocusKeepingLink to="/account-deletion">{text('Account Deletion')}</FocusKeepingLink>
        </>
      }
    >
      <LoginForm onSignedIn={onSignedIn} />
    </AuthCard>
  );
}
