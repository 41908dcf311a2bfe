import { useEffect, useState } from 'react';
import { afterFirstPaint } from '#ui/loading/after-first-paint.ts';
import { lazyCode } from '#ui/loading/lazy-code.ts';

const code = lazyCode(async () => (await import('./later/later-panels.ts')).laterPanels);

/** The parts of the dashboard that load after its first paint; undefined until then. */
export function useLaterPanels() {
  const [panels, setPanels] = useState(code.arrived);
  useEffect(() => {
    if (panels) return;
    let isUnmounted = false;
    void afterFirstPaint(code.load).then((arrived) => !isUnmounted && setPanels(arrived));
    return () => {
      isUnmounted = true;
    };
  }, [panels]);
  return panels;
}
