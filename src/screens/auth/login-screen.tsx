import { useText } from '#i18n/use-text.ts';
import { AuthCard } from '#ui/auth-card.tsx';
import { LoginForm } from './login-form.tsx';

/** / and /login. */
export function LoginScreen({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText();
  return (
    <AuthCard title={text('Login')}>
      <LoginForm onSignedIn={onSignedIn} />
    </AuthCard>
  );
}
