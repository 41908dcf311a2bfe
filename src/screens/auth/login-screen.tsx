import { useText } from '#i18n/use-text.ts';
import { SteadyLink } from '#ui/base/deferred-link.tsx';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { LoginForm } from './login-form.tsx';

/** / and /login. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  return (
    <AuthCard
      title={text('Login')}
      footer={
        <>
          <SteadyLink to="/forgot-password">{text('Forgot password?')}</SteadyLink>
          <SteadyLink to="/privacy-policy">{text('Privacy Policy')}</SteadyLink>
          <SteadyLink to="/account-deletion">{text('Account Deletion')}</SteadyLink>
        </>
      }
    >
      <LoginForm onSignedIn={onSignedIn} />
    </AuthCard>
  );
}
