import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { AuthCard } from '#ui/layout/auth-card.tsx';

/** Unknown paths (section 2). Home is the dashboard, which redirects to the login if nobody is signed in. */
export function NotFoundScreen() {
  const text = useText();
  return (
    <AuthCard title={text('Page Not Found')}>
      <Button variant="primary" wide to="/dashboard">
        {text('Home')}
      </Button>
    </AuthCard>
  );
}
