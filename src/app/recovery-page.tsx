import { useNavigate } from '@tanstack/react-router';
import { RecoveryScreen } from '#screens/auth/recovery-screen.tsx';
import { writeVerified } from '#storage/verified.ts';

/** Both steps of recovering access, and where each leads. `verified` is whose code was right. */
export function RecoveryPage({ verified }: { verified: string | null }) {
  const navigate = useNavigate();
  // Back would lead to a code or a permission that is used up: each step takes the place of the one before.
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
