import { useState } from 'react';
import { whenCalm } from '#ui/when-calm.ts';
import type { Later } from '../later/start-later.ts';
import { useArrival } from '../use-later.ts';

/** The notices under the bar: their code is fetched while there is still time for it. */
export function LateNotices(later: Later) {
  const [coming] = useState(() => whenCalm(() => import('../notices/notices.tsx')));
  const code = useArrival(coming);
  return code && <code.Notices {...later} />;
}
