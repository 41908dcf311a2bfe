import { useText } from '#i18n/use-text.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { LoginForm } from './login-form.tsx';

/** / and /login. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  return (
    <AuthCard
      title={text('Login')}
      footer={
        <>
          <a href="#/forgot-password">{text('Forgot password?')}</a>
          <a href="#/privacy-policy">{text('Privacy Policy')}</a>
          <a href="#/account-deletion">{text('Account Deletion')}</a>
        </>
      }
    >
      <LoginForm onSignedIn={onSignedIn} />
    </AuthCard>
  );
}
