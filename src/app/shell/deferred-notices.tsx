import { useState } from 'react';
import { whenCalm } from '#ui/loading/after-first-paint.ts';
import type { Later } from '../deferred/start-deferred.ts';
import { useArrival } from '../deferred/use-lazy.ts';

/** The notices under the bar: their code is fetched while there is still time for it. */
export function LateNotices(later: Later) {
  const [coming] = useState(() => whenCalm(() => import('../notices/notices.tsx')));
  const code = useArrival(coming);
  return code && <code.Notices {...later} />;
}
