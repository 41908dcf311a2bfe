import { useNavigate } from '@tanstack/react-router';
import { RecoveryScreen } from '#screens/auth/recovery-screen.tsx';
import { writeVerified } from '#storage/verified.ts';

/** Both steps of account recovery and their navigation. `verified` is the username whose code was correct. */
export function RecoveryPage({ verified }: { verified: string | null }) {
  const navigate = useNavigate();
  // Each step replaces the one before in the history, because Back would lead to a used code or permission.
  const goOn = (username: string | null, to: '/new-password' | '/login' | '/forgot-password') => {
    writeVerified(username);
    void navigate({ to, replace: true });
  };
  return (
    <RecoveryScreen
      verified={verified}
      onVerified={(username) => goOn(username, '/new-password')}
      onPasswordSet={() => goOn(null, '/login')}
      onNewCode={() => goOn(null, '/forgot-password')}
    />
  );
}
