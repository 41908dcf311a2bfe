import { useState } from 'react';
import { useCapabilities } from '#session/capabilities/use-capabilities.ts';
import { lazyCode, useLazyCode } from '#ui/loading/lazy-code.ts';

const code = lazyCode(() => import('./sessions-section.tsx'));

/** The user's sessions, if the server can list them. Their code loads after the profile. */
export function SessionsPart() {
  const capabilities = useCapabilities();
  const [hasFailed, setHasFailed] = useState(false);
  const loaded = useLazyCode(code, capabilities?.sessions === true, () => setHasFailed(true));
  if (loaded) return <loaded.SessionsSection />;
  if (hasFailed || capabilities?.sessions === false) return null;
  // The page shows its footer when it knows what is above.
  return <span hidden data-later="" />;
}
