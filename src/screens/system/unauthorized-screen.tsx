import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button/button.tsx';
import { AuthCard } from '#ui/layout/auth-card.tsx';

/** Shown if the user's role has no matching route (section 2). */
export function UnauthorizedScreen() {
  const text = useText();
  return (
    <AuthCard title={text('Unauthorized')}>
      <p>{text('Your role may not open this screen. Ask an administrator if you need it.')}</p>
      <Button variant="primary" wide to="/dashboard">
        {text('Home')}
      </Button>
    </AuthCard>
  );
}
