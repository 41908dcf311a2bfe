import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/base/button.tsx';
import { AuthCard } from '#ui/layout/auth-card.tsx';

/** Any path that is no screen (section 2). Home is the dashboard, which sends on to the login whoever is not signed in. */
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
