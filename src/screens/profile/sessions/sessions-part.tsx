import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { SessionsSection } from './sessions-section.tsx';

/** The user's sessions, if the server can list them. */
export function SessionsPart() {
  const capabilities = useCapabilities();
  if (capabilities?.sessions) return <SessionsSection />;
  if (capabilities) return null;
  // The page shows its footer when it knows what is above.
  return <span hidden data-later="" />;
}
